import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Fecha, Id, texto, Vacio } from './comun.ts'
import { MARGEN_MAX } from './topes.ts'
import { SOBRE_QUE } from './enumeraciones/empresas.ts'

const SobreQue = z.enum(SOBRE_QUE, { error: 'Elige sobre qué es la línea' })
export type SobreQue = z.infer<typeof SobreQue>

const ESTADOS_DE_LINEA = ['vigente', 'por_empezar', 'terminada'] as const
export type EstadoDeLinea = (typeof ESTADOS_DE_LINEA)[number]

const LineaDeContrato = z.object({
  id: z.string(),
  sobre: SobreQue,
  /** Id of the experience or of the operator, or the name of the category. */
  objeto: z.string(),
  nombre: z.string(),
  /** Commission, in hundredths of a percent. */
  margen: z.int(),
  /** Days of Chile, both included; without an end, null. */
  desde: Fecha,
  hasta: Fecha.nullable(),
  estado: z.enum(ESTADOS_DE_LINEA),
})
export type LineaDeContrato = z.infer<typeof LineaDeContrato>

/** The general commission, and the lines that take its place: the most particular one in force on the day of contracting decides. */
export const Contrato = z.object({ margen: z.int().nullable(), lineas: z.array(LineaDeContrato) })
export type Contrato = z.infer<typeof Contrato>

const ENTRE = { error: 'Escribe una comisión entre 0 y 30 %' }

/** A commission, in hundredths of a percent. */
export const Margen = z.int({ error: 'Escribe un número entero' }).min(0, ENTRE).max(MARGEN_MAX, ENTRE)

const Motivo = texto(500, 1)

export const contratos = defineCalls({
  verContrato: {
    route: 'GET /api/empresas/contrato',
    resumen: 'La comisión del contrato de la empresa, general y por líneas, vigentes y por empezar.',
    access: ['empresa'],
    input: Vacio,
    output: Contrato,
    errors: ['sin-permiso'],
  },
  verMargen: {
    route: 'GET /api/empresas/contrato/experiencias/:id',
    resumen: 'La comisión que hoy rige para una experiencia: la que se descuenta de su precio al reservarla.',
    access: ['empresa'],
    input: z.object({ id: Id }),
    output: z.object({ margen: z.int() }),
    errors: ['sin-permiso', 'empresa-no-activa', 'experiencia-desconocida'],
  },
  verContratoDeEmpresa: {
    route: 'GET /api/admin/empresas/:id/contrato',
    resumen: 'El contrato de una empresa, también las líneas que ya terminaron.',
    access: ['admin'],
    input: z.object({ id: Id }),
    output: Contrato,
    errors: ['sin-permiso', 'empresa-desconocida'],
  },
  agregarLineaDeContrato: {
    route: 'POST /api/admin/empresas/:id/contrato',
    resumen:
      'Agrega al contrato la comisión de una experiencia, de todas las de su operador o de una categoría. Lo reservado, retenido o propuesto no cambia.',
    access: ['admin'],
    input: z.object({
      id: Id,
      sobre: SobreQue,
      /** Id of the experience, or of any one of the operator's; or the name of the category. */
      objeto: Id,
      margen: Margen,
      desde: Fecha,
      hasta: Fecha.optional(),
      motivo: Motivo,
    }),
    output: Contrato,
    status: 201,
    errors: ['sin-permiso', 'empresa-desconocida', 'experiencia-desconocida', 'linea-cruzada', 'decide-otra-persona'],
  },
  terminarLineaDeContrato: {
    route: 'POST /api/admin/empresas/:id/contrato/:lineaId/terminar',
    resumen: 'Termina una línea del contrato desde este momento. Lo reservado, retenido o propuesto no cambia.',
    access: ['admin'],
    input: z.object({ id: Id, lineaId: Id, motivo: Motivo }),
    output: Contrato,
    errors: ['sin-permiso', 'empresa-desconocida', 'linea-desconocida', 'linea-ya-terminada', 'decide-otra-persona'],
  },
})
