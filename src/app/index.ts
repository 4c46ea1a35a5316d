export { AlertsHost } from './alerts/AlertsHost';
export {
  type ConfigResult,
  type PortalConfig,
  type PortalConfigInput,
  parseConfig,
} from './config';
export type { LanguageTag } from './language/languages';
export type { PortalModule } from './modules/portal-module';
export { Portal, type PortalProps } from './Portal';
export { paths } from './paths';
