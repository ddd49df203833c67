import { precioDeAlternativa, venceParaMudarse } from '#domain/reservas/alternativa.ts'
import { participantesDe } from '#domain/reservas/precio.ts'
import type { Db, Tx } from '#server/ctx.ts'
import { listCandidatas, listVaradas, type AlternativaRow, type VaradaRow } from './alternativas.db.ts'

const MARGEN_MS = 4 * 86_400_000

export interface Mudable {
  reservaId: string
  salidaId: string
  venceEn: Date
}

/** Which of these bookings could take a departure of another operator now, and until when their buyers may choose it. */
export async function listMudables(db: Db | Tx, ids: readonly string[], now: Date): Promise<Mudable[]> {
  const varadas = (await listVaradas(db, ids)).map((varada) => ({
    varada,
    venceEn: venceParaMudarse(varada.inicio, now),
  }))
  const conTiempo = varadas.filter((each): each is { varada: VaradaRow; venceEn: Date } => each.venceEn !== null)
  if (conTiempo.length === 0) return []
  const candidatas = await buscar(
    db,
    conTiempo.map(({ varada }) => varada),
    now,
  )
  return conTiempo
    .filter(({ varada, venceEn }) => candidatas.some((otra) => precioEn(varada, otra, venceEn) !== null))
    .map(({ varada, venceEn }) => ({ reservaId: varada.id, salidaId: varada.salidaId, venceEn }))
}

/** What one booking may take, with its price there: the nearest in time first. */
export async function alternativasDe(
  db: Db | Tx,
  reservaId: string,
  now: Date,
): Promise<{ otra: AlternativaRow; total: number; pagado: number }[]> {
  const [varada] = await listVaradas(db, [reservaId])
  if (!varada) return []
  const lejos = ({ inicio }: { inicio: Date }) => Math.abs(inicio.getTime() - varada.inicio.getTime())
  return (await buscar(db, [varada], now))
    .map((otra) => ({ otra, total: precioEn(varada, otra, now), pagado: varada.pagado }))
    .filter((each): each is { otra: AlternativaRow; total: number; pagado: number } => each.total !== null)
    .sort((a, b) => lejos(a.otra) - lejos(b.otra))
}

const precioEn = (varada: VaradaRow, otra: AlternativaRow, hasta: Date): number | null =>
  precioDeAlternativa({ ...varada, participantes: participantesDe(varada.lineas) }, otra, hasta)

function buscar(db: Db | Tx, varadas: readonly VaradaRow[], now: Date): Promise<AlternativaRow[]> {
  const inicios = varadas.map(({ inicio }) => inicio.getTime())
  return listCandidatas(db, varadas, {
    desde: new Date(Math.min(...inicios) - MARGEN_MS),
    hasta: new Date(Math.max(...inicios) + MARGEN_MS),
    now,
  })
}
