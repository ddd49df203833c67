import { sql } from 'kysely'
import { AHORA } from '../datos.ts'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

/** A job that was tried until it was given up. */
export async function unaCartaMuerta({ programa }: Mundo, job: string, data: object): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, output) values ('cartas_muertas', ${JSON.stringify({ job, data })}::jsonb, '{"message": "Error: sin respuesta"}'::jsonb) returning id::text as id`.execute(
    programa.database.db,
  )
  return rows[0]!.id
}

const conCarta: Preparar = async (mundo) => ({
  ids: { cartaId: await unaCartaMuerta(mundo, 'plataforma.limpiar', {}) },
})

/** A notice of the payment provider that was tried until it was given up. */
export async function unAvisoFallido({ programa }: Mundo): Promise<string> {
  const id = `evt_${crypto.randomUUID()}`
  await programa.database.db
    .insertInto('eventosPsp')
    .values({
      id,
      tipo: 'payment_intent.succeeded',
      cuerpo: JSON.stringify({ id, type: 'payment_intent.succeeded', data: { object: {} } }),
      estado: 'fallido',
      intentos: 8,
      error: 'PspUnknownError',
      recibidoEn: AHORA,
    })
    .execute()
  return id
}

const conAviso: Preparar = async (mundo) => ({ ids: { avisoId: await unAvisoFallido(mundo) } })

/** A mail that the server of its address will never take. */
export async function unCorreoRechazado({ programa }: Mundo): Promise<string> {
  const id = crypto.randomUUID()
  await programa.database.db
    .insertInto('correos')
    .values({
      id,
      clave: `confirmacion:${id}`,
      para: 'rosa@ejemplo.cl',
      asunto: 'a',
      texto: 't',
      html: 'h',
      estado: 'rechazado',
      rechazo: '550 5.1.1',
      rechazadoEn: AHORA,
      createdAt: AHORA,
    })
    .execute()
  return id
}

const conCorreo: Preparar = async (mundo) => ({ ids: { correoId: await unCorreoRechazado(mundo) } })

export const deSalud: Preparativos = {
  repetirCarta: conCarta,
  descartarCarta: conCarta,
  repetirAviso: conAviso,
  descartarAviso: conAviso,
  repetirCorreo: conCorreo,
  descartarCorreo: conCorreo,
}
