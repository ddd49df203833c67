import { randomUUID } from 'node:crypto'
import type { CampoInvalido } from '#contract/errors.ts'
import type { TipoTarifa } from '#contract/experiencias.ts'
import { motivoPorUnidades } from '#domain/reventas/unidades.ts'
import { refuse } from '#server/refusal.ts'
import type { UnidadRow } from './reventas.db.ts'
import type { ContactoReventa, OpcionVendida, RespuestaDeReventa } from './tipos.ts'

export interface UnidadPedida {
  uuid?: string | undefined
  tipo: string
  referencia?: string | null | undefined
  contacto?: Partial<ContactoReventa> | undefined
  respuestas?: RespuestaDeReventa[] | undefined
}

export const SIN_CONTACTO: ContactoReventa = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  postalCode: null,
  country: null,
  notes: null,
  locales: [],
}

/** What was sent over what was known; what is not sent stays. */
export function juntarContacto(
  enviado: Partial<ContactoReventa> | undefined,
  antes: ContactoReventa = SIN_CONTACTO,
): ContactoReventa {
  const dados = Object.entries(enviado ?? {}).filter(([, valor]) => valor !== undefined)
  return { ...antes, ...Object.fromEntries(dados) }
}

export type UnidadSinPrecio = Omit<UnidadRow, 'publico'>

/** The whole new list: one with a known uuid is kept or changed, one without is new, one left out is gone. */
export function juntarUnidades(
  pedidas: readonly UnidadPedida[],
  antes: readonly UnidadSinPrecio[] = [],
): UnidadSinPrecio[] {
  const unidades = pedidas.map(({ uuid, tipo, referencia, contacto, respuestas }) => {
    const conocida = antes.find((u) => uuid !== undefined && u.uuid === uuid.toLowerCase())
    return {
      uuid: uuid?.toLowerCase() ?? randomUUID(),
      tipo,
      referencia: referencia === undefined ? (conocida?.referencia ?? null) : referencia,
      contacto: juntarContacto(contacto, conocida?.contacto),
      respuestas: [...(conocida?.respuestas ?? []), ...(respuestas ?? [])],
    }
  })
  if (new Set(unidades.map(({ uuid }) => uuid)).size < unidades.length)
    refuse('datos-invalidos', { errores: [{ campo: 'unitItems', mensaje: 'uuid repetido' }] })
  return unidades
}

/** Each of a kind that this opcion sells, and all of them by the rules. `decir` names the first that it does not sell. */
export function revisarUnidades(
  opcion: OpcionVendida,
  tipos: readonly string[],
  decir: (ajena: string) => CampoInvalido = (ajena) => ({ campo: 'unitId', mensaje: ajena }),
): TipoTarifa[] {
  const vendidas = opcion.unidades.map(({ tipo }) => tipo)
  if (tipos.length === 0) refuse('participantes-invalidos')
  const ajena = tipos.find((tipo) => !vendidas.includes(tipo as TipoTarifa))
  if (ajena !== undefined) refuse('tarifa-no-vendida', { errores: [decir(ajena)] })
  const motivo = motivoPorUnidades(tipos as TipoTarifa[], vendidas)
  return motivo ? refuse(motivo) : (tipos as TipoTarifa[])
}
