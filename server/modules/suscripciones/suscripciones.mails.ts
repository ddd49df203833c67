import type { Plan } from '#contract/suscripciones.ts'
import { enPesos } from '#domain/pesos.ts'
import { CONDICIONES, type CondicionesDePlan } from '#domain/suscripciones/planes.ts'
import type { Correo } from '#server/modules/correos/index.ts'

interface Persona {
  email: string
}

const ZONA = 'America/Santiago'
const accion = (baseUrl: string) => ({ texto: 'Ver mi plan', enlace: `${baseUrl}/subscribe-anfitrion` })
const dia = (fecha: Date): string =>
  new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: ZONA }).format(fecha)

export function correoDePrueba(
  { email }: Persona,
  { nombre, precio }: Pick<CondicionesDePlan, 'nombre' | 'precio'>,
  hasta: Date,
  baseUrl: string,
): Correo {
  return {
    para: email,
    asunto: `Tu plan ${nombre} está activo desde hoy`,
    titulo: `Tu plan ${nombre} está activo desde hoy`,
    parrafos: [
      `Tu prueba no cuesta nada. El ${dia(hasta)} cobramos ${enPesos(precio)} a tu tarjeta y después una vez al mes.`,
      'Te avisamos tres días antes. Si cancelas antes de ese día no hay cobro.',
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeFinDePrueba(
  { email }: Persona,
  { nombre, precio }: Pick<CondicionesDePlan, 'nombre' | 'precio'>,
  hasta: Date,
  baseUrl: string,
): Correo {
  return {
    para: email,
    asunto: 'Tu prueba termina en 3 días',
    titulo: 'Tu prueba termina en 3 días',
    parrafos: [
      `El ${dia(hasta)} cobramos ${enPesos(precio)} por un mes del plan ${nombre}. Si no lo quieres, cancela antes y no hay cobro.`,
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeCobro(
  { email }: Persona,
  { plan, desde, hasta, monto }: { plan: string; desde: Date; hasta: Date; monto: number },
  baseUrl: string,
): Correo {
  const { nombre } = CONDICIONES[plan as Plan]
  return {
    para: email,
    asunto: `Cobramos ${enPesos(monto)} por tu plan ${nombre}`,
    titulo: `Tu plan ${nombre} está al día`,
    parrafos: ['Este es el comprobante del cobro.'],
    datos: [
      ['Monto, IVA incluido', enPesos(monto)],
      ['Desde', dia(desde)],
      ['Hasta', dia(hasta)],
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeFalla(
  { email }: Persona,
  { plan, monto }: { plan: string; monto: number },
  baseUrl: string,
): Correo {
  const { nombre } = CONDICIONES[plan as Plan]
  return {
    para: email,
    asunto: 'No pudimos cobrar tu plan',
    titulo: 'No pudimos cobrar tu plan',
    parrafos: [
      `Tu banco rechazó el cobro de ${enPesos(monto)} del plan ${nombre}. Lo intentamos de nuevo durante 7 días y mientras tanto todo sigue igual.`,
      'Si quieres usar otra tarjeta, cámbiala en tu plan.',
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeBaja({ email }: Persona, baseUrl: string): Correo {
  return {
    para: email,
    asunto: 'Tu plan pasó a Gratis',
    titulo: 'Tu plan pasó a Gratis',
    parrafos: [
      'Durante 7 días no pudimos cobrarlo. Tus experiencias siguen publicadas y desde hoy rigen las condiciones del plan Gratis.',
      'Puedes volver cuando quieras.',
    ],
    accion: accion(baseUrl),
  }
}

export function correoDePlanPerdido({ email }: Persona, baseUrl: string): Correo {
  return {
    para: email,
    asunto: 'Tu plan pasó a Gratis',
    titulo: 'Tu plan pasó a Gratis',
    parrafos: [
      'Tu banco te devolvió un cobro de tu plan. Tus experiencias siguen publicadas y desde hoy rigen las condiciones del plan Gratis. No guardamos tu tarjeta: no habrá otro cobro.',
      'Si fue un error, puedes elegir tu plan de nuevo.',
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeDevolucionPedida({ email }: Persona, monto: number, baseUrl: string): Correo {
  return {
    para: email,
    asunto: `Pedimos la devolución de ${enPesos(monto)} de tu plan`,
    titulo: 'Pedimos la devolución de tu plan',
    parrafos: [
      `Pedimos que ${enPesos(monto)} vuelvan a la tarjeta con que pagaste. Te escribimos cuando el medio de pago la haga.`,
    ],
    accion: accion(baseUrl),
  }
}

export function correoDeDevolucionDePlan(
  { email }: Persona,
  { monto, porTransferencia }: { monto: number; porTransferencia: boolean },
  baseUrl: string,
): Correo {
  const titulo = porTransferencia
    ? `Transferimos ${enPesos(monto)} de tu plan`
    : `Enviamos la devolución de ${enPesos(monto)} de tu plan`
  return {
    para: email,
    asunto: titulo,
    titulo,
    parrafos: [
      porTransferencia
        ? 'El banco hizo la transferencia a la cuenta que anotaste.'
        : 'El medio de pago la hizo. Tu banco puede tardar de 5 a 10 días hábiles en abonarla.',
    ],
    accion: accion(baseUrl),
  }
}

export function correoDePlanDePrueba({ email }: Persona, baseUrl: string): Correo {
  return {
    para: email,
    asunto: 'Tu plan de prueba terminó',
    titulo: 'Tu plan de prueba terminó',
    parrafos: [
      'Lo pagaste mientras el sitio cobraba con dinero de prueba: no hubo ningún cobro de verdad. Tus experiencias siguen publicadas y desde hoy rigen las condiciones del plan Gratis.',
      'Si lo quieres, elígelo de nuevo: los primeros 30 días no cuestan nada.',
    ],
    accion: accion(baseUrl),
  }
}
