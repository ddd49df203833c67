import type { CallName } from '#contract/api.ts'
import { admin } from './admin.ts'
import { b2b } from './b2b.ts'
import { catalogo } from './catalogo.ts'
import { cuentas } from './cuentas.ts'
import { empresas } from './empresas.ts'
import type { Filas } from './filas.ts'
import { operadores } from './operadores.ts'
import { reservas } from './reservas.ts'
import { viajeros } from './viajeros.ts'

/** docs/permisos.md 2: visitor, guest with a reserva's link, traveller, host, provider, company, API key, admin. */
export const QUIENES = ['V', 'G', 'T', 'H', 'P', 'E', 'K', 'X'] as const
export type QuienDeMatriz = (typeof QUIENES)[number]

/** A row stands in the file of the first part of its path after `/api/` or `/api/v1/`; what is named nowhere here is the catalogue. */
export const PARTES: Record<string, readonly string[]> = {
  admin: ['admin'],
  b2b: ['b2b'],
  empresas: ['empresas'],
  operadores: ['anfitrion', 'provider', 'calendario-de-salidas'],
  cuentas: ['auth', 'perfil', 'privacidad', 'notificaciones', 'invitaciones'],
  reservas: [
    'reservas',
    'create-checkout-session',
    'create-payment-intent',
    'pagos',
    'entradas',
    'regalos',
    'esperas',
    'desuscripciones',
    'mensajes',
    'resenas',
    'calendario',
  ],
  viajeros: ['favoritos', 'listas', 'alertas', 'chat', 'consultas'],
}

export const AREAS: Record<string, Filas> = { admin, b2b, catalogo, cuentas, empresas, operadores, reservas, viajeros }

export const MATRIZ: Record<CallName, string> = {
  ...cuentas,
  ...catalogo,
  ...reservas,
  ...viajeros,
  ...operadores,
  ...empresas,
  ...b2b,
  ...admin,
}
