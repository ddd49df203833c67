import type { Caso, CasoConHechos, HechoDeCaso } from '#contract/casos.ts'
import type { CasoRow, Hecho } from './casos.db.ts'
import { estaTomado } from './tomado.ts'

export function toCasoJson(row: CasoRow, yo: string, now: Date): Caso {
  const tomado = row.estado === 'abierto' && estaTomado(row, now)
  return {
    id: row.id,
    tipo: row.tipo,
    objeto: row.objeto,
    objetoId: row.objetoId,
    titulo: row.titulo,
    estado: row.estado,
    abiertoEn: row.abiertoEn.toISOString(),
    venceEn: row.venceEn.toISOString(),
    tomadoPor: tomado ? nombreDe(row.quien) : null,
    esMio: tomado && row.tomadoPor === yo,
    esDeOtraPersona: row.noPuede === yo,
    resueltoEn: row.resueltoEn?.toISOString() ?? null,
    decision: row.decision,
  }
}

export const toCasoConHechosJson = (row: CasoRow, hechos: Hecho[], yo: string, now: Date): CasoConHechos => ({
  ...toCasoJson(row, yo, now),
  detalle: row.detalle,
  hechos: hechos.map(toHechoJson),
})

const toHechoJson = ({ hecho, actor, texto, detalle, createdAt }: Hecho): HechoDeCaso => ({
  hecho,
  actor: nombreDe(actor),
  texto,
  detalle,
  en: createdAt.toISOString(),
})

const nombreDe = (nombre: string | null): string | null => nombre?.split(' ')[0] ?? null
