import { appConfig } from '@suvarna/federation/app-config';

export default appConfig(import.meta.dirname, 'console');
