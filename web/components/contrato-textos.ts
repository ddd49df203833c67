import type { LineaDeContrato } from '#contract/contratos.ts'
import { formatDiaConAno } from '#web/ui/formato.ts'

const SOBRE = { experiencia: '', operador: 'Todo lo de ', categoria: 'Categoría ' } as const

export const textoDeObjeto = ({ sobre, nombre }: Pick<LineaDeContrato, 'sobre' | 'nombre'>): string =>
  `${SOBRE[sobre]}${nombre}`

/** 'Desde sáb 14 nov 2026', 'Del sáb 14 nov 2026 al lun 30 nov 2026' */
export const textoDePlazo = ({ desde, hasta }: Pick<LineaDeContrato, 'desde' | 'hasta'>): string =>
  hasta ? `Del ${formatDiaConAno(desde)} al ${formatDiaConAno(hasta)}` : `Desde ${formatDiaConAno(desde)}`
