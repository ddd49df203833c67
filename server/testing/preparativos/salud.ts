import { sql } from 'kysely'
import type { Mundo } from '../llamadas.ts'
import type { Preparar, Preparativos } from './preparado.ts'

/** A job that was tried until it was given up. */
export async function unaCartaMuerta({ programa }: Mundo, job: string, data: object): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, output) values ('cartas_muertas', ${JSON.stringify({ job, data })}::jsonb, '{"message": "Error: sin respuesta"}'::jsonb) returning id::text as id`.execute(programa.database.db)
  return rows[0]!.id
}

const conCarta: Preparar = async (mundo) => ({ ids: { cartaId: await unaCartaMuerta(mundo, 'plataforma.limpiar', {}) } })

export const deSalud: Preparativos = { repetirCarta: conCarta, descartarCarta: conCarta }
