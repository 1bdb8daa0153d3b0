import { hostConfig } from '@suvarna/federation/host-config';

export default hostConfig(import.meta.dirname);
