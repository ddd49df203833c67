import { BadgeCheck, BriefcaseBusiness, Car, HeartPulse, IdCard, MapPin } from 'lucide-react'
import { SITIO } from '#web/ui/marca.ts'
import type { Ficha } from './fichas.tsx'
import type { Paso } from './pasos.tsx'
import type { Pregunta } from './preguntas.tsx'

export const PASOS: readonly Paso[] = [
  { titulo: 'Empresa', texto: 'El nombre comercial, la razón social, el RUT de la empresa y el tipo de proveedor.' },
  {
    titulo: 'Contacto',
    texto: 'Dinos quién representa a la empresa, su correo, su celular, la región y la comuna. El sitio es opcional.',
  },
  {
    titulo: 'Documentos y revisión',
    get texto() {
      return `Ingresas al instante y subes los documentos que pide tu actividad. Los revisamos y respondemos ${SITIO.plazo}. Si falta algo, te decimos qué corregir, todo junto.`
    },
  },
]

export const REQUISITOS: readonly Ficha[] = [
  {
    Icon: BriefcaseBusiness,
    titulo: 'Papeles de la empresa',
    texto: 'Razón social, RUT, giro y patente municipal si tu actividad la pide.',
  },
  { Icon: IdCard, titulo: 'Representante', texto: 'Quién firma por la empresa y un contacto para las reservas.' },
  {
    Icon: BadgeCheck,
    titulo: 'Registro Sernatur',
    texto: 'Obligatorio en turismo aventura por la Ley 20.423. Mostramos el número y la fecha en que lo revisamos.',
  },
  {
    Icon: HeartPulse,
    titulo: 'Seguros y seguridad',
    texto: 'Donde hay riesgo: seguro vigente, primeros auxilios y plan de emergencia.',
  },
  {
    Icon: Car,
    titulo: 'Equipo y vehículos',
    texto: 'Quiénes guían y, si trasladas personas, los vehículos con sus papeles al día.',
  },
  {
    Icon: MapPin,
    titulo: 'Experiencias',
    texto: 'Punto de encuentro, lo que incluye, precio, cupos y política de cancelación de cada una.',
  },
]

export const ESTADOS: readonly { estado: string; texto: string }[] = [
  { estado: 'Enviado', texto: 'Recibimos la solicitud y espera su turno.' },
  { estado: 'En revisión', texto: 'Estamos revisando los documentos.' },
  { estado: 'Observado', texto: 'Falta o sobra algo: te decimos qué en cada documento. Lo corriges y reenvías.' },
  { estado: 'Activo', texto: 'Tu perfil es público y puedes vender las categorías con documentos al día.' },
  { estado: 'Rechazado', texto: 'Te decimos el motivo. Puedes apelar dentro de 30 días.' },
]

export const PREGUNTAS: readonly Pregunta[] = [
  {
    pregunta: 'Ese RUT ya tiene una cuenta, ¿qué hago?',
    respuesta:
      'Ingresa como proveedor con el correo de la empresa. Si no recuerdas la contraseña, recupérala desde la misma página.',
  },
  {
    pregunta: '¿Qué significa estar Activo?',
    respuesta:
      'Que revisamos tus documentos y siguen vigentes. Si uno vence, las salidas posteriores a esa fecha dejan de venderse hasta que lo renueves.',
  },
  {
    pregunta: '¿Puede entrar más de una persona?',
    respuesta: 'Sí. Cada cuenta tiene un papel: dueño, encargado, guía o cajero, con lo que cada quien necesita.',
  },
  {
    pregunta: '¿Cuál es la comisión?',
    respuesta:
      'La del plan Gratis, más IVA, por cada venta en la plataforma. La ves en «Cuánto cuesta y cuánto recibes» de la página de anfitriones. Publicar no cuesta nada y no cobramos por un cupo que se cancela.',
  },
  {
    pregunta: '¿Cuándo nos pagan?',
    respuesta:
      'Liberamos el pago 24 horas después de una experiencia realizada y lo abonamos el día hábil siguiente, con el detalle de cada venta.',
  },
  {
    pregunta: 'Trabajo por mi cuenta, ¿también es aquí?',
    respuesta: 'Si recibes como persona natural, la página de anfitriones es la tuya: pide menos papeles.',
  },
]
