import { remoteConfig } from '@suvarna/federation/remote-config';

export default remoteConfig(import.meta.dirname);
