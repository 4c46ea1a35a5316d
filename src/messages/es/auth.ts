import type { authMessages } from '../en/auth';
import type { TranslationOf } from '../translation';

export const auth: TranslationOf<typeof authMessages> = {
  loginTitle: 'Iniciar sesión',
  loginIntro:
    'Le damos la bienvenida de nuevo. Escriba su correo electrónico y su contraseña para continuar.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  signIn: 'Iniciar sesión',
  continueWith: 'Continuar con {provider}',
  orDivider: 'o',
  forgotPassword: 'He olvidado la contraseña',
  emailRequired: 'El correo electrónico es obligatorio',
  emailTooShort: '3 caracteres como mínimo',
  emailTooLong: '50 caracteres como máximo',
  emailFormat: 'El formato del correo electrónico no es correcto',
  passwordRequired: 'La contraseña es obligatoria',
  sessionEnded: 'Su sesión ha terminado. Inicie sesión para continuar.',
  startFailed:
    'No se puede conectar con nuestros servidores. Inténtelo de nuevo más tarde o pida ayuda al soporte.',
  loginFailed: 'Los datos de inicio de sesión son incorrectos',
  panelTitle: 'Gestión de la nube, así de sencilla',
  panelMarketplace: 'Descubra los mejores proveedores en un solo marketplace',
  panelBilling: 'Facturación simplificada para usted y sus clientes',
  panelAccess: 'Roles y permisos que dicen quién puede hacer qué',
  panelLabel: 'Acerca de {brand}',
  language: 'Idioma',
  languagesToCome: 'Aún no disponible',
  terms: 'Condiciones',
  plans: 'Planes',
  contact: 'Contacto',
  linksLabel: 'Avisos legales y contacto',
};
