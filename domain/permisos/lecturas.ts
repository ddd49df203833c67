import type { Actor } from './actor.ts'
import { cargoDe } from './experiencias.ts'
import { tieneDerecho } from './equipos.ts'

/** Whoever receives people hands in what they read without a network. */
export function puedeEntregarLecturas(actor: Actor): boolean {
  const cargo = cargoDe(actor)
  return cargo !== null && tieneDerecho(cargo.rol, 'llegadas')
}

/** What conflicts is for whoever decides for the business; they also see what the others read. */
export function puedeDecidirLecturas(actor: Actor): boolean {
  const cargo = cargoDe(actor)
  return cargo !== null && tieneDerecho(cargo.rol, 'decidir')
}
