import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: 'Suplantar a {user}',
  startText: 'Actuará como {email}.',
  startTab:
    'Se abre una pestaña nueva. En ella ve lo que ve esa persona, y lo que haga allí cuenta como hecho por ella.',
  startTime:
    'La sesión termina sola a los {minutes} minutos. Puede ampliarla poco antes; para ello, mantenga esta pestaña abierta y con la sesión iniciada.',
  startEnd:
    '«Terminar sesión», en la parte superior de la pestaña nueva, la termina en cualquier momento. Aquí sigue siendo usted.',
  startReason: 'Motivo (opcional)',
  startCancel: 'Cancelar',
  start: 'Iniciar suplantación',
  startPending: 'Espere',
  startFailed: 'No se ha podido iniciar la sesión. Inténtelo de nuevo más tarde.',
  blockedTitle: 'La pestaña nueva no se ha abierto',
  blockedText: 'Parece que su navegador la ha bloqueado. Abra la sesión aquí; ya está en marcha.',
  blockedOpen: 'Abrir la sesión',
  blockedClose: 'Cerrar',
};
