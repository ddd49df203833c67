import { BadgeCheck, FileText, HeartPulse, IdCard, Landmark, Sparkles } from 'lucide-react'
import { SITIO } from '#web/ui/marca.ts'
import type { Ficha } from './fichas.tsx'
import type { Paso } from './pasos.tsx'
import type { Pregunta } from './preguntas.tsx'

export const PASOS: readonly Paso[] = [
  {
    titulo: 'Cuéntanos quién eres',
    texto:
      'Nos dices qué sabes hacer y dónde, con tu RUT, tu contacto y la cuenta donde quieres recibir tus pagos. Toma unos 15 minutos.',
  },
  {
    titulo: 'Arma tu experiencia',
    get texto() {
      return `Pones el nombre, lo que harán, el punto de encuentro, el precio, los cupos y las fechas. La revisamos y te respondemos ${SITIO.plazo}.`
    },
  },
  {
    titulo: 'Recibe y cobra',
    texto:
      'Registras la llegada con el código de cada entrada. Liberamos tu pago 24 horas después y te lo abonamos el día hábil siguiente.',
  },
]

export const REVISAMOS: readonly Ficha[] = [
  {
    Icon: IdCard,
    titulo: 'Tu identidad',
    texto: 'RUT o pasaporte y un documento. No lo mostramos: tu perfil dice solo qué revisamos y cuándo.',
  },
  { Icon: FileText, titulo: 'Tu actividad', texto: 'Inicio de actividades, giro y régimen, para pagarte bien.' },
  {
    Icon: BadgeCheck,
    titulo: 'Registro Sernatur',
    texto: 'Lo pide la Ley 20.423 para turismo aventura: Trekking, Aventura y Stand Up Paddle.',
  },
  {
    Icon: HeartPulse,
    titulo: 'Seguridad',
    texto: 'Donde hay riesgo: seguro vigente, primeros auxilios y plan de emergencia.',
  },
  {
    Icon: Sparkles,
    titulo: 'Tu experiencia',
    texto: 'Que el lugar, lo que incluye, el precio y la política de cancelación estén claros y sean ciertos.',
  },
  { Icon: Landmark, titulo: 'Tu cuenta bancaria', texto: 'Debe estar a tu nombre: el mismo RUT que registraste.' },
]

export const PREGUNTAS: readonly Pregunta[] = [
  {
    pregunta: '¿Cuánto cuesta publicar?',
    respuesta:
      'Publicar es gratis. Pagas la comisión de tu plan + IVA solo por lo que vendes en la plataforma. No cobramos por un cupo que se cancela.',
  },
  {
    pregunta: '¿Cuándo recibo mi dinero?',
    respuesta:
      'Liberamos el pago 24 horas después de una experiencia realizada y lo abonamos el día hábil siguiente. Cada liquidación muestra el total, la comisión, su IVA y lo que recibes.',
  },
  {
    pregunta: '¿Necesito iniciar actividades en el SII?',
    respuesta:
      'Sí, para vender. Si trabajas con honorarios, se aplica la retención que fija la ley: 15,25 % en 2026 y 16 % en 2027. Pregunta a quien lleva tu contabilidad qué régimen te conviene.',
  },
  {
    pregunta: '¿Quién decide las fechas y el precio?',
    respuesta:
      'Tú. Abres y cierras fechas cuando quieras, defines cupos, precio y hasta cuándo se puede reservar. Los cambios nunca tocan lo que ya vendiste.',
  },
  {
    pregunta: '¿Qué pasa si tengo que cancelar?',
    respuesta:
      'Devolvemos el 100 % a cada persona. Si es por clima o por un cierre, no hay penalización. Si cancelas seguido por otros motivos, primero te avisamos y después podemos pausar tus publicaciones.',
  },
  {
    pregunta: '¿Y si alguien no llega?',
    respuesta:
      'Rige la política de cancelación que elegiste, como si hubiera cancelado a la hora de inicio. Puedes corregir la asistencia hasta 48 horas después.',
  },
  {
    pregunta: '¿Pagar un plan me hace aparecer primero?',
    respuesta: 'No. Ningún plan compra posición, insignias ni una revisión de seguridad más rápida.',
  },
]
