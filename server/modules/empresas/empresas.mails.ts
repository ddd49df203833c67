import type { LineaDeContrato } from '#contract/contratos.ts'
import { enPorcentaje } from '#domain/pesos.ts'
import type { Ctx } from '#server/ctx.ts'
import { fechaLarga, type Correo } from '#server/modules/correos/index.ts'

const cuando = (instante: Date): string =>
  `${new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'America/Santiago' }).format(instante)} (hora de Chile)`

const panel = (ctx: Ctx): string => `${ctx.settings.BASE_URL}/empresas/dashboard`

export const correoDeAlta = (ctx: Ctx, { nombre, email }: { nombre: string; email: string }): Correo => ({
  para: email,
  asunto: 'Recibimos el registro de tu empresa',
  titulo: 'Recibimos tus datos',
  parrafos: [
    `Revisamos el registro de ${nombre} y te respondemos {{plazo}}. Mientras tanto ya puedes entrar al panel y pedir propuestas.`,
  ],
  accion: { texto: 'Ir al panel de empresas', enlace: panel(ctx) },
})

const DECISIONES = {
  aprobar: ['Tu empresa está activa', 'Ya puedes reservar a precio neto, aceptar propuestas y crear claves de API.'],
  observar: ['Tu registro necesita cambios', 'Corrige estos datos en el panel y lo revisamos de nuevo.'],
  suspender: [
    'Suspendimos la cuenta de tu empresa',
    'Las reservas pagadas siguen en pie. Si crees que es un error, responde este correo y lo revisa una persona.',
  ],
  reactivar: ['Tu empresa está activa otra vez', 'Vuelven a funcionar las compras y las claves de API vigentes.'],
} as const

export function correoDeDecision(
  ctx: Ctx,
  { nombre, email }: { nombre: string; email: string },
  decision: keyof typeof DECISIONES,
  motivo: string | undefined,
): Correo {
  const [titulo, texto] = DECISIONES[decision]
  return {
    para: email,
    asunto: titulo,
    titulo,
    parrafos: [`${nombre}: ${texto}`],
    ...(motivo && { datos: [['Motivo', motivo]] as [string, string][] }),
    accion: { texto: 'Ir al panel de empresas', enlace: panel(ctx) },
  }
}

const SOBRE = { experiencia: 'Experiencia', operador: 'Operador', categoria: 'Categoría' } as const

export function correoDeContrato(
  ctx: Ctx,
  { nombre, email, margen: general }: { nombre: string; email: string; margen: number },
  { sobre, nombre: de, margen, desde, hasta, estado }: LineaDeContrato,
): Correo {
  const [titulo, texto] =
    estado === 'terminada'
      ? [
          'Terminó una comisión de tu contrato',
          `Desde ahora rige otra línea, o la comisión general de ${enPorcentaje(general)}.`,
        ]
      : ['Tu contrato tiene una comisión nueva', 'Mientras dure, toma el lugar de la comisión general.']
  return {
    para: email,
    asunto: titulo,
    titulo,
    parrafos: [`${nombre}: ${texto} Lo que ya reservaste, retuviste o te propusieron no cambia.`],
    datos: [
      [SOBRE[sobre], de],
      ['Comisión', enPorcentaje(margen)],
      ...(estado === 'terminada'
        ? []
        : [
            ['Rige', hasta ? `del ${fechaLarga(desde)} al ${fechaLarga(hasta)}` : `desde el ${fechaLarga(desde)}`] as [
              string,
              string,
            ],
          ]),
    ],
    accion: { texto: 'Ver el contrato', enlace: `${panel(ctx)}` },
  }
}

export const correoDeInvitacion = (para: string, empresa: string, papel: string, enlace: string): Correo => ({
  para,
  asunto: 'Te invitaron al equipo de una empresa',
  titulo: `${empresa} te invita a su equipo`,
  parrafos: [
    `Entras como ${papel.toLowerCase()}. El enlace sirve una vez y vence en 7 días. Si no lo esperabas, no hagas nada.`,
  ],
  accion: { texto: 'Aceptar la invitación', enlace },
  seOlvida: true,
})

export function correoDeClavePorVencer(
  ctx: Ctx,
  para: string,
  {
    empresa,
    nombre,
    muestra,
    venceEn,
    reemplazadaPor,
  }: { empresa: string; nombre: string; muestra: string; venceEn: Date; reemplazadaPor: string | null },
): Correo {
  const consejo = reemplazadaPor
    ? 'Ya tiene reemplazo: revisa que todos tus sistemas usen la clave nueva.'
    : 'Rótala desde el panel: la clave nueva y la anterior funcionan juntas el tiempo que elijas, hasta 30 días, y nada se detiene.'
  return {
    para,
    asunto: `Una clave de API de ${empresa} está por vencer`,
    titulo: 'Una clave de API está por vencer',
    parrafos: [`Desde ese momento, los sistemas que la usan dejarán de funcionar. ${consejo}`],
    datos: [
      ['Clave', `${nombre} (${muestra})`],
      ['Vence', cuando(venceEn)],
    ],
    accion: { texto: 'Ver las claves', enlace: `${panel(ctx)}?vista=claves` },
  }
}

export const correoDeClavesQueSiguen = (
  ctx: Ctx,
  para: string,
  empresa: string,
  claves: { nombre: string; muestra: string }[],
): Correo => ({
  para,
  asunto: `Claves de API de ${empresa} que siguen funcionando`,
  titulo: 'Estas claves siguen funcionando',
  parrafos: [
    `Quien las creó ya no administra ${empresa}, y pudo guardarlas. Tus sistemas las siguen usando hasta que las cambies: rótalas o revócalas desde el panel.`,
  ],
  datos: claves.map(({ nombre, muestra }) => ['Clave', `${nombre} (${muestra})`]),
  accion: { texto: 'Ver las claves', enlace: `${panel(ctx)}?vista=claves` },
})
