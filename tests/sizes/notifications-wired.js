// What a partner bundles who puts our bell on a page of their own and lets our hooks do the work. The
// drawer, SignalR and the library for long lists are loaded when they are needed.

export { NotificationCenter } from '../../dist/components/NotificationCenter.js';
export {
  ConsoleProvider,
  createConsole,
  createQueryClient,
  SessionProvider,
  useNotificationCenter,
} from '../../dist/hooks.js';
