import { z } from 'zod'
import { HIDDEN, LINE_BREAK, seVe } from './caracteres.ts'
import { COMO_UN_CORREO, conDominioAscii, conTildesAntes, CORREO, SIN_TILDES_ANTES } from './correos.ts'
import { ocultarTarjetas } from './tarjetas.ts'
import { COMO_UN_TELEFONO, sinBlancos, TELEFONO } from './telefonos.ts'
import { REGIONES } from './enumeraciones/regiones.ts'
import { TIPOS_EXPERIENCIA } from './enumeraciones/tipos-de-experiencia.ts'
import { ZONAS_HORARIAS } from './enumeraciones.ts'

// A page of ours may make no function from a text; asking whether it could is refused, and told, before it is caught.
z.config({ jitless: 'document' in globalThis })

export const TipoExperiencia = z.enum(TIPOS_EXPERIENCIA)
export type TipoExperiencia = z.infer<typeof TipoExperiencia>

export const ZonaHoraria = z.enum(ZONAS_HORARIAS)
export type ZonaHoraria = z.infer<typeof ZonaHoraria>

/** What is short is a name, a title, an address: one line. */
const CORTO = 140
const EXACTO_CORTO = 254

/** Text as people type it: NFC, trimmed, at most `max` characters, nothing hidden; one line up to 140 characters. A card number in it goes no further. */
export const texto = (max: number, min = 0) =>
  deLargo(
    (max <= CORTO ? enUnaLinea() : escrito()).overwrite((s) => ocultarTarjetas(s).texto),
    max,
    min,
  )

/** One line, however long. */
export const linea = (max: number, min = 0) =>
  deLargo(
    enUnaLinea().overwrite((s) => ocultarTarjetas(s).texto),
    max,
    min,
  )

/** The same, where digits are the point: numbers of papers, references of banks, codes, secrets, ids. */
export const textoExacto = (max: number, min = 0) => deLargo(max <= EXACTO_CORTO ? enUnaLinea() : escrito(), max, min)

const escrito = () =>
  z
    .string({ error: 'Escribe un texto' })
    .trim()
    .refine((s) => !HIDDEN.test(s), { error: 'Hay un carácter que no se puede usar' })
    .refine(seVe, { error: 'Escribe algo que se pueda leer' })
    .normalize('NFC')

const enUnaLinea = () => escrito().refine((s) => !LINE_BREAK.test(s), { error: 'Escríbelo en una sola línea' })

const deLargo = (schema: z.ZodString, max: number, min: number) =>
  schema
    .refine((s) => [...s].length >= min, { error: 'Este dato es obligatorio' })
    .refine((s) => [...s].length <= max, { error: `Usa ${max} caracteres como máximo` })
    .meta({ maxLength: max, ...(min > 0 && { minLength: min }) })

/** Whether money is somebody's, or only tries things out. */
export const ModoDeDinero = z.enum(['prueba', 'vivo'], { error: 'Elige prueba o vivo' })
export type ModoDeDinero = z.infer<typeof ModoDeDinero>

/** Test money has a book of its own; unless said, that of what this installation makes. */
export const Libro = ModoDeDinero.optional()

export const Email = z
  .string({ error: COMO_UN_CORREO })
  .trim()
  .max(254, { error: 'Ese correo es demasiado largo' })
  .toLowerCase()
  .overwrite(conDominioAscii)
  .refine((correo) => !conTildesAntes(correo), { error: SIN_TILDES_ANTES })
  .pipe(z.email({ pattern: CORREO, error: COMO_UN_CORREO }).max(254, { error: 'Ese correo es demasiado largo' }))

export const Telefono = z
  .string({ error: 'Escribe un celular' })
  .trim()
  .max(40, { error: COMO_UN_TELEFONO })
  .transform(sinBlancos)
  .pipe(z.string().regex(TELEFONO, { error: COMO_UN_TELEFONO }))

export const Pesos = z.int().min(0).max(1_000_000_000_000)
export const Instante = z.iso.datetime({ offset: true })

/** A real calendar date, yyyy-mm-dd. */
export const Fecha = z.iso.date({ error: 'Escribe una fecha como 2026-11-14' })

/** An identifier of ours, in whatever form; one that cannot exist is answered as unknown. */
export const Id = z.string().max(200)

const asInt = (raw: unknown): number | undefined =>
  typeof raw === 'string' && /^-?\d{1,15}$/.test(raw.trim()) ? Number(raw.trim()) : undefined

const MAX_ENTERO = 999_999_999_999_999

/** A region in a query: its official code, or a name; whose name it is, the search knows. */
export const RegionPedida = z
  .string()
  .trim()
  .max(80)
  .refine((s) => !/\d/.test(s) || REGIONES.some(({ codigo }) => codigo === s.padStart(2, '0')), {
    error: 'Escribe el código de una región, de 01 a 16, o su nombre',
  })

/** An integer of the query that is ignored when it is not numeric (docs/seed.md 5). */
export const enteroOmitible = z
  .string()
  .optional()
  // More digits than a number holds are a number all the same: one that nothing reaches.
  .transform((raw) => asInt(raw) ?? (/^\s*\d{16,}\s*$/.test(raw ?? '') ? MAX_ENTERO : undefined))
  .meta({ type: 'integer' })

/** An integer of the query that must be one. */
export const enteroDeConsulta = (min: number, max: number) =>
  z
    .string()
    .refine((raw) => asInt(raw) !== undefined, { error: 'Escribe un número entero' })
    .transform((raw) => asInt(raw)!)
    .refine((n) => n >= min && n <= max, { error: `Escribe un número entre ${min} y ${max}` })
    .meta({ type: 'integer', minimum: min, maximum: max })

/** A page past the end is an empty list, however far; this is only what no offset outgrows. */
export const MAX_PAGINA = 1000

export const MAX_POR_PAGINA = 100

export const Paginacion = {
  pagina: enteroDeConsulta(1, MAX_PAGINA).optional(),
  porPagina: enteroDeConsulta(1, MAX_POR_PAGINA).optional(),
}

/** The same in a JSON body, of a list that is searched by what no address may say. */
export const PaginacionEnCuerpo = {
  pagina: z.int().min(1).max(MAX_PAGINA).optional(),
  porPagina: z.int().min(1).max(MAX_POR_PAGINA).optional(),
}

export const Vacio = z.object({})
export const Aceptado = z.literal(true, { error: 'Acepta los Términos para continuar' })
