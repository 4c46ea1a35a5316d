import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'Abriendo la sesión',
  arrivalText: 'Preguntando a la pestaña en la que se inició.',
  arrivalNoAnswerTitle: 'La otra pestaña no responde',
  arrivalNoAnswer:
    'La pestaña en la que se inició esta sesión está cerrada, sin sesión o inactiva. Ábrala una vez e inténtelo de nuevo.',
  arrivalUnknownTitle: 'Esta sesión ha terminado',
  arrivalUnknown:
    'Ha terminado o su dirección está incompleta. Inicie una nueva desde la lista de usuarios.',
  arrivalFailedTitle: 'No se ha podido abrir la sesión',
  arrivalFailed: 'Inténtelo de nuevo más tarde.',
  arrivalAgain: 'Intentar de nuevo',
  arrivalHome: 'Ir al portal con su propia identidad',
};
