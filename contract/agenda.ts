import { z } from 'zod'
import type { Access } from './call.ts'
import { defineCalls } from './call.ts'
import { Fecha, Id, Instante, Pesos, texto, ZonaHoraria } from './comun.ts'
import { EstadoExperiencia, Tarifa, TipoTarifa } from './experiencias.ts'
import { CAUSAS_DE_CIERRE, ESTADOS_SALIDA, TRATOS_DE_FERIADO } from './enumeraciones/salidas.ts'

const Hora = z
  .string({ error: 'Escribe una hora como 10:30' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escribe una hora como 10:30' })
const FechaCercana = Fecha.refine((fecha) => fecha >= '2000-01-01' && fecha < '2100-01-01', {
  error: 'Escribe una fecha como 2026-11-14',
})
const Cupos = z
  .int({ error: 'Escribe un número entero' })
  .min(1, { error: 'Escribe 1 cupo como mínimo' })
  .max(500, { error: 'Escribe 500 cupos como máximo' })
const DecisionHoras = z
  .int({ error: 'Escribe un número entero' })
  .min(1, { error: 'Elige 1 hora como mínimo' })
  .max(336, { error: 'Elige 14 días como máximo' })
const Confirmacion = z.enum(['inmediata', 'solicitud'], { error: 'Elige cómo se confirma' })

export const HorarioSemanal = z.object({
  /** ISO weekdays: 1 = Monday … 7 = Sunday. */
  dias: z
    .array(z.int().min(1).max(7), { error: 'Elige al menos un día' })
    .min(1, { error: 'Elige al menos un día' })
    .max(7),
  hora: Hora,
  cupos: Cupos,
  desde: FechaCercana.nullable(),
  hasta: FechaCercana.nullable(),
})
export type HorarioSemanal = z.infer<typeof HorarioSemanal>

export const Temporada = z.object({
  nombre: texto(40, 1),
  desde: FechaCercana,
  hasta: FechaCercana,
  cadaAnio: z.boolean(),
  horarios: z.array(HorarioSemanal).max(24),
})
export type Temporada = z.infer<typeof Temporada>

/** Without `hora` the whole day is closed; with it, that hour is closed or has so many cupos. */
export const Excepcion = z.object({
  fecha: FechaCercana,
  hora: Hora.nullable(),
  cierra: z.boolean(),
  cupos: Cupos.nullable(),
  motivo: texto(80).nullable(),
})
export type Excepcion = z.infer<typeof Excepcion>

const Feriados = z.enum(TRATOS_DE_FERIADO, { error: 'Elige qué haces los feriados' })

/** How the dates of an experiencia are laid out. */
export const Agenda = z.object({
  experienciaId: z.string(),
  nombreExperiencia: z.string(),
  estado: EstadoExperiencia,
  zonaHoraria: ZonaHoraria,
  /** Moves with each save. */
  version: z.int(),
  horarios: z.array(HorarioSemanal),
  temporadas: z.array(Temporada),
  excepciones: z.array(Excepcion),
  feriados: Feriados,
  /** What departures go by that have nothing of their own. */
  decisionHoras: z.int(),
  confirmacion: Confirmacion,
  minParticipantes: z.int().nullable(),
  cierreMinutos: z.int(),
  /** How many are received at a time, as it was approved: a new hour begins with it. Null where nobody wrote it. */
  cuposPorSalida: z.int().nullable(),
  tarifas: z.array(Tarifa),
})
export type Agenda = z.infer<typeof Agenda>

/** A sold departure that the agenda would not have, or with other places, or that another calendar says is busy. */
export const ConflictoDeSalida = z.object({
  salidaId: z.string(),
  inicio: Instante,
  viajeros: z.int(),
  tipo: z.enum(['fuera', 'cupos', 'calendario']),
})
export type ConflictoDeSalida = z.infer<typeof ConflictoDeSalida>

export const AgendaGuardada = z.object({
  agenda: Agenda,
  /** What changed in the coming days, or would change. */
  creadas: z.int(),
  reabiertas: z.int(),
  retiradas: z.int(),
  ajustadas: z.int(),
  conflictos: z.array(ConflictoDeSalida),
  /** Hours that clocks jump over on that day. */
  saltadas: z.array(z.object({ fecha: z.string(), hora: z.string() })),
})
export type AgendaGuardada = z.infer<typeof AgendaGuardada>

/** A departure as its operador manages it. */
export const SalidaPropia = z.object({
  id: z.string(),
  inicio: Instante,
  fin: Instante,
  /** Wall time, yyyy-mm-dd and HH:MM. */
  fecha: z.string(),
  hora: z.string(),
  estado: z.enum(ESTADOS_SALIDA),
  cierreCausa: z.enum(CAUSAS_DE_CIERRE).nullable(),
  cupos: z.int(),
  vendidos: z.int(),
  /** Held while somebody pays. */
  retenidos: z.int(),
  libres: z.int(),
  reservas: z.int(),
  /** What its bookings were paid. */
  ventas: Pesos,
  cierreVentas: Instante,
  confirmacion: Confirmacion,
  minParticipantes: z.int().nullable(),
  /** When its minimum is looked at; null without one. */
  horaDecision: Instante.nullable(),
  decidida: z.boolean(),
  tarifas: z.array(Tarifa),
  /** Which of these it has of its own. */
  propias: z.object({
    cupos: z.boolean(),
    tarifas: z.boolean(),
    confirmacion: z.boolean(),
    minParticipantes: z.boolean(),
    decision: z.boolean(),
  }),
})
export type SalidaPropia = z.infer<typeof SalidaPropia>

export const CalendarioDeSalidas = z.object({
  salidas: z.array(SalidaPropia),
  feriados: z.array(z.object({ fecha: z.string(), nombre: z.string() })),
  cerrados: z.array(z.object({ fecha: z.string(), motivo: z.string().nullable() })),
  conflictos: z.array(ConflictoDeSalida),
  /** More departures than one answer holds: ask for fewer days. */
  cortado: z.boolean(),
})
export type CalendarioDeSalidas = z.infer<typeof CalendarioDeSalidas>

const TarifaNueva = z.object({
  tipo: TipoTarifa,
  precio: z
    .int({ error: 'Escribe un monto entero' })
    .min(0)
    .max(20_000_000, { error: 'El precio máximo es $20.000.000' }),
  edadMin: z.int().min(0).max(120).nullable(),
  edadMax: z.int().min(0).max(120).nullable(),
})

/** What is not named stays; null goes back to what the experiencia says. */
export const CambiosDeSalida = z.object({
  estado: z.enum(['abierta', 'cerrada']).optional(),
  cupos: Cupos.optional(),
  tarifas: z.array(TarifaNueva).min(1, { error: 'Deja al menos una tarifa' }).max(6).nullable().optional(),
  cierreMinutos: z
    .int({ error: 'Escribe un número entero' })
    .min(0)
    .max(20_160, { error: 'Elige 14 días como máximo' })
    .optional(),
  minParticipantes: z.int({ error: 'Escribe un número entero' }).min(0).max(500).nullable().optional(),
  decisionHoras: DecisionHoras.nullable().optional(),
  confirmacion: Confirmacion.nullable().optional(),
})
export type CambiosDeSalida = z.infer<typeof CambiosDeSalida>

type Area = 'anfitrion' | 'provider'

const verAgenda = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/experiencias/:id/agenda`,
    access,
    resumen: 'Cómo se reparten las fechas: horarios, temporadas, excepciones y feriados.',
    input: z.object({ id: Id }),
    output: Agenda,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  }) as const

const guardarAgenda = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `PUT /api/${area}/experiencias/:id/agenda`,
    access,
    resumen:
      'Guarda la agenda y rehace las salidas sin vender; las vendidas que no calzan se nombran. Con `ensayo` solo dice qué cambiaría.',
    input: z.object({
      id: Id,
      version: z.int().min(0),
      ensayo: z.boolean().optional(),
      horarios: z.array(HorarioSemanal).max(24, { error: 'Usa 24 horarios como máximo' }),
      temporadas: z.array(Temporada).max(12, { error: 'Usa 12 temporadas como máximo' }).default([]),
      excepciones: z.array(Excepcion).max(100, { error: 'Usa 100 excepciones por venir como máximo' }).default([]),
      feriados: Feriados.default('normal'),
      decisionHoras: DecisionHoras.default(24),
    }),
    output: AgendaGuardada,
    errors: ['experiencia-desconocida', 'sin-permiso', 'version-anterior'],
  }) as const

const verSalidas = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `GET /api/${area}/experiencias/:id/salidas`,
    access,
    resumen: 'Las salidas de unos días con lo vendido, lo retenido y lo libre; 500 como máximo.',
    input: z.object({ id: Id, desde: Fecha, hasta: Fecha }),
    output: CalendarioDeSalidas,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  }) as const

const editarSalidas = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `PATCH /api/${area}/experiencias/:id/salidas`,
    access,
    resumen: 'Cambia una o varias salidas a la vez; si una no puede, no cambia ninguna y se dice cuál.',
    input: z.object({
      id: Id,
      salidas: z
        .array(Id)
        .min(1, { error: 'Elige al menos una salida' })
        .max(100, { error: 'Elige 100 salidas como máximo' }),
      cambios: CambiosDeSalida,
    }),
    output: z.object({ cambiadas: z.int() }),
    errors: [
      'experiencia-desconocida',
      'sin-permiso',
      'salida-desconocida',
      'salida-ya-cancelada',
      'cupos-ya-vendidos',
    ],
  }) as const

const cambiarDias = <A extends Area>(area: A, access: readonly Access[]) =>
  ({
    route: `POST /api/${area}/experiencias/:id/dias`,
    access,
    resumen: 'Cierra días enteros, o los vuelve a abrir. Lo vendido sigue en pie y se nombra.',
    input: z.object({
      id: Id,
      fechas: z
        .array(FechaCercana)
        .min(1, { error: 'Elige al menos un día' })
        .max(100, { error: 'Elige 100 días como máximo' }),
      accion: z.enum(['cerrar', 'abrir']),
      motivo: texto(80).optional(),
    }),
    output: z.object({ cerradas: z.int(), abiertas: z.int(), conflictos: z.array(ConflictoDeSalida) }),
    errors: ['experiencia-desconocida', 'sin-permiso'],
  }) as const

export const agenda = defineCalls({
  verAgendaDeAnfitrion: verAgenda('anfitrion', ['anfitrion']),
  guardarAgendaDeAnfitrion: guardarAgenda('anfitrion', ['anfitrion']),
  verSalidasDeAnfitrion: verSalidas('anfitrion', ['anfitrion']),
  editarSalidasDeAnfitrion: editarSalidas('anfitrion', ['anfitrion']),
  cambiarDiasDeAnfitrion: cambiarDias('anfitrion', ['anfitrion']),
  verAgendaDeProveedor: verAgenda('provider', ['proveedor']),
  guardarAgendaDeProveedor: guardarAgenda('provider', ['proveedor']),
  verSalidasDeProveedor: verSalidas('provider', ['proveedor']),
  editarSalidasDeProveedor: editarSalidas('provider', ['proveedor']),
  cambiarDiasDeProveedor: cambiarDias('provider', ['proveedor']),
})
