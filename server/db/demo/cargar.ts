import { sql } from 'kysely'
import type { Ctx, Tx } from '#server/ctx.ts'
import type { Database as Tables } from '#server/db/schema.ts'
import { reindexarPalabras } from '#server/modules/experiencias/index.ts'
import { sellarCuentas } from '#server/modules/liquidaciones/index.ts'
import { abrirSecretos } from '#server/modules/secretos/index.ts'
import { hashClave } from '#server/modules/usuarios/index.ts'
import type { Database } from '#server/platform/db.ts'
import { crearAgendas, salidaRows, type Agenda } from './agenda.ts'
import { alertaRows, esperaRows, listaRows, regaloRows } from './alrededor-rows.ts'
import { avisoRows } from './avisos-rows.ts'
import { auditarDemo } from './auditoria-rows.ts'
import { casoRows } from './casos-rows.ts'
import { derechoRows } from './derechos-rows.ts'
import { ofertas, ofertasEnRevision } from './catalogo.ts'
import { experienciaRows, horarioRows, opcionRows, tarifaRows, type Calificacion } from './catalogo-rows.ts'
import { liquidarDemo } from './liquidaciones.ts'
import { mensajeRows } from './mensajes-rows.ts'
import { declinadoRows, movimientosDe, pagoRow, reembolsoRows } from './cobros-rows.ts'
import { CLAVE_DEMO } from './cuentas.ts'
import { empresaRows, rutDeEmpresaDemo } from './empresas.ts'
import { insertEmpresaDemo } from './empresa-rows.ts'
import { borradorDeLaDemo, edicionRows, PROPUESTA } from './ediciones-rows.ts'
import { dibujarFotosDeOpiniones, insertFotosDeOpiniones } from './fotos-de-opiniones.ts'
import { dibujarFotosDeEncuentro, insertFotosDeEncuentro } from './fotos-de-encuentro.ts'
import { cancelarDemo } from './cancelaciones.ts'
import { consultarDemo } from './consultas.ts'
import { insertRows } from './insert-rows.ts'
import { insertIntegracion } from './integracion-rows.ts'
import { interesRows } from './interes-rows.ts'
import { crearOpiniones } from './opiniones.ts'
import { anfitrionRows, proveedorRows } from './operadores.ts'
import { consentimientoRows, membresiaRows, usuarioRows } from './personas.ts'
import { insertGuia, insertOperacion } from './operacion.ts'
import { insertPapeles } from './papeles-rows.ts'
import { insertPlan } from './plan-rows.ts'
import { calificar } from './relevancia.ts'
import { reportarDemo } from './reportes.ts'
import { insertReglas } from './reglas-rows.ts'
import { resenaDeViajeroRows, resenaRows } from './resenas-rows.ts'
import { traspasarDemo } from './saldo.ts'
import { sandboxRows } from './sandbox-rows.ts'
import { transferirDemo } from './transferencias.ts'
import type { Venta } from './ventas.ts'
import { ventasPasadas } from './ventas-pasadas.ts'
import { ventasProximas } from './ventas-proximas.ts'
import { cobroDe, lineaRows, reservaRow } from './ventas-rows.ts'

// What the reconciler compares is there on both sides.
const RECIENTES_MS = 5 * 86_400_000

/** Fills an empty database with the demo catalogue and accounts: all of it, or nothing. */
export async function cargarDemo(
  database: Database<Tables>,
  ctx: { settings: Pick<Ctx['settings'], 'STRIPE_SECRET_KEY'>; archivos: Ctx['archivos'] },
  { hoy }: { hoy: Date },
): Promise<void> {
  const claveHash = await hashClave(CLAVE_DEMO)
  const opiniones = crearOpiniones()
  const agendas = crearAgendas(ofertas, hoy)
  const pasadas = ventasPasadas(agendas, opiniones, hoy)
  const ventas = [...pasadas.ventas, ...ventasProximas(agendas, hoy)]
  const fotos = await dibujarFotosDeOpiniones(ctx, pasadas.opinadas)
  const encuentros = await dibujarFotosDeEncuentro(ctx)
  await database.transaction(async (tx) => {
    await insertPersonas(tx, hoy, claveHash)
    await insertCatalogo(tx, calificar(opiniones), hoy)
    await insertFotosDeEncuentro(tx, encuentros, hoy)
    await insertSalidas(tx, agendas, ventas, hoy)
    await insertVentas(tx, ventas, { hoy, conSandbox: !ctx.settings.STRIPE_SECRET_KEY })
    const deSistema = await insertEmpresaDemo(tx, { agendas, ventas, rut: rutDeEmpresaDemo, hoy })
    await liquidarDemo(tx, hoy)
    await transferirDemo(tx, hoy)
    await insertPapeles(tx, hoy)
    await insertReglas(tx, hoy)
    if (!ctx.settings.STRIPE_SECRET_KEY) await insertPlan(tx, hoy)
    await insertGuia(tx, ventas, hoy)
    await insertRows(tx, 'resenas', resenaRows(pasadas.opinadas, hoy))
    await insertRows(tx, 'resenasDeViajeros', resenaDeViajeroRows(pasadas, hoy))
    await insertFotosDeOpiniones(tx, fotos, hoy)
    const { mensajes, lecturas } = mensajeRows(ventas, hoy)
    await insertRows(tx, 'mensajes', mensajes)
    await insertRows(tx, 'lecturas', lecturas)
    await reportarDemo(tx, hoy)
    await consultarDemo(tx, hoy)
    await cancelarDemo(tx, hoy)
    await insertRows(tx, 'notificaciones', avisoRows(ventas, hoy))
    const ediciones = edicionRows(hoy)
    await insertRows(tx, 'ediciones', ediciones)
    const { casos, hechos } = casoRows({
      proveedores: proveedorRows(hoy),
      experiencias: experienciaRows(hoy, new Map()),
      propuestas: ediciones.filter(({ experienciaId }) => experienciaId === PROPUESTA.id),
      ventas,
    })
    await insertOperacion(tx, ventas, hoy)
    const derechos = derechoRows(hoy)
    await insertRows(tx, 'solicitudesDatos', derechos.solicitudes)
    await insertRows(tx, 'casos', [...casos, ...derechos.casos])
    await insertRows(tx, 'casoHechos', [...hechos, ...derechos.hechos])
    await auditarDemo(tx)
    await insertRows(tx, 'interesDiario', interesRows(ventas, hoy))
    await insertRows(tx, 'esperas', esperaRows(ventas, hoy))
    await insertRows(tx, 'alertas', alertaRows(hoy))
    const { regalos, movimientos, apuntes } = regaloRows(hoy)
    await insertRows(tx, 'regalos', regalos)
    const lista = listaRows(ventas, hoy)
    await insertRows(tx, 'favoritos', lista.favoritos)
    await insertRows(tx, 'listas', lista.listas)
    await insertRows(tx, 'listaExperiencias', lista.experiencias)
    await insertRows(tx, 'listaVotos', lista.votos)
    await insertRows(tx, 'movimientos', movimientos)
    await insertRows(tx, 'apuntes', apuntes)
    if (!ctx.settings.STRIPE_SECRET_KEY) await traspasarDemo(tx, hoy)
    // Last: from the first live key on, every change of the catalogue is written down for resellers.
    await insertIntegracion(tx, { deSistema, hoy })
    await reindexarPalabras(tx)
    await sellarCuentas(tx, await abrirSecretos(tx))
  })
  await sql`analyze`.execute(database.db)
}

async function insertPersonas(tx: Tx, hoy: Date, claveHash: string): Promise<void> {
  const usuarios = usuarioRows(hoy, claveHash)
  await insertRows(tx, 'usuarios', usuarios)
  await insertRows(tx, 'consentimientos', consentimientoRows(usuarios))
  await insertRows(tx, 'proveedores', proveedorRows(hoy))
  await insertRows(tx, 'anfitriones', anfitrionRows(hoy))
  await insertRows(tx, 'empresas', empresaRows(hoy))
  await insertRows(tx, 'membresias', membresiaRows(hoy))
}

async function insertCatalogo(tx: Tx, calificaciones: ReadonlyMap<string, Calificacion>, hoy: Date): Promise<void> {
  const borrador = borradorDeLaDemo(hoy)
  await insertRows(tx, 'experiencias', experienciaRows(hoy, calificaciones))
  await insertRows(tx, 'experiencias', [borrador.experiencia])
  await insertRows(tx, 'opciones', [...opcionRows(hoy), borrador.opcion])
  await insertRows(tx, 'tarifas', tarifaRows())
  await insertRows(tx, 'horarios', horarioRows(hoy))
}

async function insertSalidas(
  tx: Tx,
  agendas: ReadonlyMap<string, Agenda>,
  ventas: readonly Venta[],
  hoy: Date,
): Promise<void> {
  const enRevision = crearAgendas(ofertasEnRevision, hoy)
  await insertRows(
    tx,
    'salidas',
    salidaRows([...agendas.values(), ...enRevision.values()], new Set(ventas.map(({ salida }) => salida)), hoy),
  )
}

async function insertVentas(
  tx: Tx,
  ventas: readonly Venta[],
  { hoy, conSandbox }: { hoy: Date; conSandbox: boolean },
): Promise<void> {
  const conCobro = ventas.map((venta) => ({ venta, cobro: cobroDe(venta) }))
  const cobros = conCobro.flatMap(({ cobro }) => cobro ?? [])
  const movimientos = cobros.flatMap((cobro) => movimientosDe(cobro, hoy))
  await insertRows(
    tx,
    'reservas',
    conCobro.map(({ venta, cobro }) => reservaRow(venta, cobro, hoy)),
  )
  await insertRows(tx, 'reservaLineas', ventas.flatMap(lineaRows))
  await insertRows(
    tx,
    'pagos',
    cobros.map((cobro) => pagoRow(cobro, hoy)),
  )
  await insertRows(tx, 'pagos', declinadoRows(ventas))
  await insertRows(
    tx,
    'reembolsos',
    cobros.flatMap((cobro) => reembolsoRows(cobro, hoy)),
  )
  await insertRows(
    tx,
    'movimientos',
    movimientos.map(({ fila }) => fila),
  )
  await insertRows(
    tx,
    'apuntes',
    movimientos.flatMap(({ apuntes }) => apuntes),
  )
  if (conSandbox)
    await insertRows(
      tx,
      'sandboxObjetos',
      cobros
        .filter(
          ({ venta, pagadaEn }) =>
            venta.estado === 'confirmada' ||
            venta.estado === 'pagada' ||
            hoy.getTime() - pagadaEn.getTime() < RECIENTES_MS,
        )
        .flatMap(sandboxRows),
    )
}
