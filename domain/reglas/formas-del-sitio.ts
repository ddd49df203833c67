import type { CampoDeRegla } from '#contract/reglas.ts'
import { type Red, REDES } from '#domain/sitio/datos.ts'
import { pedidoDe } from '#domain/sitio/faltantes.ts'

const NOMBRES: Record<Red, string> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  x: 'X',
}

const CAMPOS: readonly CampoDeRegla[] = [
  { tipo: 'texto', campo: 'marca', nombre: 'Marca', ayuda: 'Como se lee en el sitio y en los correos', max: 60 },
  { tipo: 'texto', campo: 'marcaCorta', nombre: 'Marca corta', ayuda: 'Bajo el ícono de un teléfono', max: 12 },
  { tipo: 'texto', campo: 'lema', nombre: 'Lema', max: 140, opcional: true },
  {
    tipo: 'texto',
    campo: 'empresa',
    nombre: 'Nombre de la empresa',
    ayuda: 'Si no es el de la marca',
    max: 80,
    opcional: true,
  },
  { tipo: 'texto', campo: 'razonSocial', nombre: 'Razón social', max: 120, opcional: true },
  {
    tipo: 'texto',
    campo: 'rut',
    nombre: 'RUT',
    ayuda: 'Con dígito verificador',
    max: 20,
    opcional: true,
    formato: 'rut',
  },
  { tipo: 'texto', campo: 'giro', nombre: 'Giro', max: 120, opcional: true },
  {
    tipo: 'texto',
    campo: 'direccion',
    nombre: 'Domicilio',
    ayuda: 'Calle, número y oficina',
    max: 140,
    opcional: true,
  },
  { tipo: 'texto', campo: 'ciudad', nombre: 'Ciudad', max: 60, opcional: true },
  { tipo: 'texto', campo: 'representante', nombre: 'Representante legal', max: 120, opcional: true },
  {
    tipo: 'texto',
    campo: 'correo',
    nombre: 'Correo de contacto',
    ayuda: 'Lo lee una persona; es también el remitente, si MAIL_FROM no dice otro',
    max: 254,
    opcional: true,
    formato: 'correo',
  },
  {
    tipo: 'texto',
    campo: 'telefono',
    nombre: 'Teléfono',
    ayuda: 'Con código de país: +56 9 1234 5678',
    max: 40,
    opcional: true,
    formato: 'telefono',
  },
  {
    tipo: 'texto',
    campo: 'telefonoHorario',
    nombre: 'Cuándo contesta',
    ayuda: 'Como «lunes a viernes de 9 a 18»',
    max: 80,
    opcional: true,
  },
  {
    tipo: 'entero',
    campo: 'diasDeRespuesta',
    nombre: 'En cuántos días hábiles responde una persona',
    min: 1,
    max: 30,
    opcional: true,
    vacio: 'sin plazo',
  },
  {
    tipo: 'grupo',
    campo: 'redes',
    nombre: 'Redes sociales',
    campos: REDES.map((red): CampoDeRegla => ({
      tipo: 'texto',
      campo: red,
      nombre: NOMBRES[red],
      max: 200,
      opcional: true,
      formato: 'https',
    })),
  },
  {
    tipo: 'grupo',
    campo: 'colores',
    nombre: 'Colores',
    campos: [
      {
        tipo: 'texto',
        campo: 'primario',
        nombre: 'Color principal',
        ayuda: 'De botones y enlaces, como #0e5a6b; vacío es el de siempre. El tema oscuro se deriva de este',
        max: 7,
        opcional: true,
        formato: 'color',
      },
      {
        tipo: 'texto',
        campo: 'acento',
        nombre: 'Color de acento',
        ayuda: 'De detalles, como #a8481a',
        max: 7,
        opcional: true,
        formato: 'color',
      },
    ],
  },
  {
    tipo: 'texto',
    campo: 'logo',
    nombre: 'Logo',
    ayuda: 'Se sube en Datos del sitio; aquí se puede volver a uno de antes',
    max: 50,
    opcional: true,
    formato: 'logo',
  },
]

/** All but the brand may wait: what is empty is not shown, and the administration says what it keeps from working. */
export const SITIO: readonly CampoDeRegla[] = CAMPOS.map((campo) => {
  const pedido = pedidoDe(campo.campo)
  return pedido === undefined ? campo : { ...campo, pedido }
})
