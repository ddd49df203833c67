import { Hotel, Luggage, Users } from 'lucide-react'
import { SITIO } from '#web/ui/marca.ts'
import type { Ficha } from './fichas.tsx'
import type { Paso } from './pasos.tsx'
import type { Pregunta } from './preguntas.tsx'

export const PARA_QUIEN: readonly Ficha[] = [
  {
    Icon: Luggage,
    titulo: 'Agencias',
    texto: 'Suma experiencias locales a tus programas con cupos y precios al día, sin llamar a cada operador.',
  },
  {
    Icon: Hotel,
    titulo: 'Hoteles',
    texto: 'Ofrece a tus huéspedes qué hacer cerca y entrégales una entrada con código en el momento.',
  },
  {
    Icon: Users,
    titulo: 'Equipos',
    texto: 'Junta a tu equipo en una cata, una caminata o un taller. Un solo total y un solo contacto.',
  },
]

export const PASOS: readonly Paso[] = [
  {
    titulo: 'Cuéntanos qué necesitas',
    texto: 'Dinos las fechas, la comuna y cuántas personas van. Si tienes un presupuesto por persona, dinos cuál.',
  },
  {
    titulo: 'Recibe una propuesta',
    get texto() {
      return `Te respondemos ${SITIO.plazo} con experiencias, horarios, lo que incluyen y el total en pesos.`
    },
  },
  {
    titulo: 'Acepta y a viajar',
    texto: 'Cuando aceptas, reservamos los cupos. Cada grupo recibe su entrada con código QR y el punto de encuentro.',
  },
]

export const PREGUNTAS: readonly Pregunta[] = [
  {
    pregunta: '¿Cuánto cuesta pedir una propuesta?',
    respuesta:
      'Nada, y no te compromete. La propuesta trae el total en pesos chilenos, con impuestos, y la fecha hasta la que vale.',
  },
  {
    pregunta: '¿Con cuánta anticipación debemos escribir?',
    respuesta:
      'Con cinco días hábiles alcanza para la mayoría de los grupos. Para grupos grandes o fechas de temporada alta conviene escribir con un mes.',
  },
  {
    pregunta: '¿Qué pasa si cambia el número de personas?',
    respuesta:
      'Avísanos antes de la fecha límite que indica la propuesta y la ajustamos. Después rige la política de cancelación de cada experiencia.',
  },
  {
    pregunta: '¿Y si el clima no lo permite?',
    respuesta: 'Si quien guía cancela por clima o por un cierre, devolvemos el 100 % o buscamos otra fecha contigo.',
  },
  {
    pregunta: '¿Revisan a quienes realizan las experiencias?',
    respuesta:
      'Sí: identidad, actividad tributaria y, en turismo aventura, el registro de Sernatur que pide la Ley 20.423. En cada perfil ves qué revisamos y cuándo.',
  },
  {
    pregunta: '¿Podemos conectar nuestro sistema?',
    respuesta:
      'Sí, con la API y una clave de tu empresa. La documentación muestra cada llamada, sus parámetros y sus respuestas.',
  },
]
