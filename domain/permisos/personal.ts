import { SECCIONES } from '#contract/enumeraciones.ts'
import type { Seccion } from '#contract/personal.ts'
import { type Actor, esAdmin, type RolAdmin, sesionEn } from './actor.ts'

/** Least privilege: which papeles see each part of the administration; `super` sees all. */
const PAPELES_DE_SECCION: Record<Seccion, readonly RolAdmin[]> = {
  casos: ['confianza', 'finanzas', 'soporte', 'contenido'],
  buscar: ['confianza', 'finanzas', 'soporte'],
  operadores: ['confianza', 'soporte'],
  finanzas: ['finanzas'],
  empresas: ['confianza', 'finanzas', 'soporte'],
  contenido: ['contenido'],
  reglas: ['confianza', 'finanzas', 'soporte', 'contenido'],
  personal: ['super'],
  auditoria: ['confianza', 'finanzas'],
  salud: ['soporte'],
}

export const puedeEntrar = (actor: Actor, seccion: Seccion): boolean => esAdmin(actor, ...PAPELES_DE_SECCION[seccion])

/** Never oneself; and one of our own is let in and kept out by whoever has all rights. */
export const puedeSuspenderPersona = (actor: Actor, persona: { id: string; esDelEquipo: boolean }): boolean =>
  (persona.esDelEquipo ? puedeEntrar(actor, 'personal') : esAdmin(actor, 'confianza')) &&
  sesionEn(actor, 'admin')?.usuarioId !== persona.id

export const seccionesDe = (actor: Actor): Seccion[] => SECCIONES.filter((seccion) => puedeEntrar(actor, seccion))
