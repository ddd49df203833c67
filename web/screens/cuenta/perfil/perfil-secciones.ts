import {
  BellPlus,
  Compass,
  Lock,
  MessageCircleQuestionMark,
  Settings,
  ShieldCheck,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react'

export type Seccion = { to: string; titulo: string; resumen: string; Icon: LucideIcon }

export const SECCIONES: Seccion[] = [
  { to: '/perfil/datos', titulo: 'Datos personales', resumen: 'Nombre, celular e idioma', Icon: UserRound },
  { to: '/perfil/viajeros', titulo: 'Viajeros frecuentes', resumen: 'Con quién sueles viajar', Icon: Users },
  {
    to: '/perfil/preferencias',
    titulo: 'Preferencias de viaje',
    resumen: 'Matheus las usa para recomendarte',
    Icon: Compass,
  },
  {
    to: '/alertas',
    titulo: 'Búsquedas guardadas',
    resumen: 'Te avisamos cuando aparezca lo que buscas',
    Icon: BellPlus,
  },
  {
    to: '/consultas',
    titulo: 'Consultas',
    resumen: 'Lo que preguntaste a nuestro equipo',
    Icon: MessageCircleQuestionMark,
  },
  { to: '/perfil/seguridad', titulo: 'Seguridad', resumen: 'Contraseña, correo, dos pasos y sesiones', Icon: Lock },
  { to: '/configuracion', titulo: 'Configuración', resumen: 'Tema y avisos por canal', Icon: Settings },
  {
    to: '/perfil/privacidad',
    titulo: 'Privacidad',
    resumen: 'Descargar mis datos, eliminar mi cuenta',
    Icon: ShieldCheck,
  },
]
