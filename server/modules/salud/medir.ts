import { EstadoDeReembolso } from '#contract/reembolsos.ts'
import type { Ctx } from '#server/ctx.ts'
import { gastoDelModelo } from '#server/modules/asistente/index.ts'
import { countDeadLetters, queueFigures } from '#server/platform/dead-letters.ts'
import type { Family } from '#server/platform/open-metrics.ts'
import { medirLoQueEspera } from './salud.db.ts'

/** A figure that reaches it means «so many, or more». */
const TOPE = 10_000
const POR_COLA = 2_000
const ESTADOS = EstadoDeReembolso.options.filter((estado) => estado !== 'ninguno')

/** What waits, as the database knows it: the same whichever process is asked. */
export async function medir(ctx: Pick<Ctx, 'db' | 'now'>): Promise<Family[]> {
  const colas = await queueFigures(ctx.db, POR_COLA)
  const espera = await medirLoQueEspera(ctx.db, ctx.now, TOPE)
  const cartas = await countDeadLetters(ctx.db)
  const modelo = await gastoDelModelo(ctx)
  const reembolsos = new Map(espera.reembolsos.map(({ estado, cuantos }) => [estado, cuantos]))
  return [
    {
      name: 'thc_cola_trabajos',
      help: 'Trabajos que esperan, por clase; reintento: ya falló y se repetirá',
      type: 'gauge',
      samples: colas.map(({ job, state, count }) => ({
        labels: { trabajo: job, estado: state === 'retry' ? 'reintento' : 'espera' },
        value: count,
      })),
    },
    {
      name: 'thc_cola_edad_segundos',
      help: 'Edad del trabajo que más espera, por clase',
      type: 'gauge',
      samples: colas.map(({ job, state, seconds }) => ({
        labels: { trabajo: job, estado: state === 'retry' ? 'reintento' : 'espera' },
        value: seconds,
      })),
    },
    uno('thc_cartas_muertas', 'Trabajos que agotaron sus intentos', cartas.count),
    uno('thc_correos_pendientes', 'Correos por enviar', espera.correos),
    uno('thc_correos_edad_segundos', 'Edad del correo que más espera', espera.correosSegundos),
    uno('thc_avisos_pendientes', 'Avisos del medio de pago por aplicar', espera.avisos),
    uno('thc_avisos_edad_segundos', 'Edad del aviso del medio de pago que más espera', espera.avisosSegundos),
    uno('thc_webhooks_pendientes', 'Avisos a empresas por entregar', espera.entregas),
    uno('thc_webhooks_edad_segundos', 'Edad del aviso a empresas que más espera', espera.entregasSegundos),
    uno('thc_retenciones', 'Reservas que retienen lugares sin pagar', espera.retenciones),
    {
      name: 'thc_reembolsos',
      help: 'Devoluciones por estado; hecho: las del último día',
      type: 'gauge',
      samples: ESTADOS.map((estado) => ({ labels: { estado }, value: reembolsos.get(estado) ?? 0 })),
    },
    uno('thc_pagos_desconocidos', 'Pagos de los que no se sabe cómo terminaron', espera.desconocidos),
    uno('thc_pagos_desconocidos_edad_segundos', 'Edad del pago desconocido más antiguo', espera.desconocidosSegundos),
    uno('thc_modelo_tokens_hoy', 'Tokens que gastó hoy el modelo del asistente', modelo.tokens),
    uno('thc_modelo_tokens_tope', 'Tokens que el modelo puede gastar en un día', modelo.tope),
  ]
}

const uno = (name: string, help: string, value: number | null): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value: value ?? 0 }],
})
