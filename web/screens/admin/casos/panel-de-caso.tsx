import type { ComponentType } from 'react'
import type { CasoConHechos, TipoCaso } from '#contract/casos.ts'

/** What is decided in a case and how: one panel for each kind that has its own; the rest has its timeline. */
const PANELES: Partial<Record<TipoCaso, ComponentType<{ caso: CasoConHechos }>>> = {}

export function PanelDeCaso({ caso }: { caso: CasoConHechos }) {
  const Panel = PANELES[caso.tipo]
  return Panel ? <Panel caso={caso} /> : null
}
