import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Exportacion } from '#contract/privacidad.ts'
import { setLog } from '#server/platform/log.ts'
import { conCuentas, type Cuenta } from '#server/testing/cuentas.ts'
import { AHORA, unaEspera, unaReserva, unaSalida, unRegalo } from '#server/testing/datos.ts'
import { CLAVE } from '#server/testing/llamadas.ts'
import { columnasConRastro } from '#server/testing/rastros.ts'
import { PARTES } from './partes.ts'

/** In everything that they leave, and in nothing else. */
const SENA = 'plantada'
const CUANTAS = 50

interface Plantada {
  n: number
  email: string
  cuenta: Cuenta
}

conCuentas('fifty people who left something in every way', (c) => {
  const db = () => c().programa.database.db
  const salida = () =>
    db().selectFrom('salidas').selectAll().where('id', '=', c().mundo.ids.salidaId!).executeTakeFirstOrThrow()
  /** One place in all: those who wait for two are offered none, and nobody goes while an offer is held for them. */
  let chica: Awaited<ReturnType<typeof unaSalida>> | undefined
  async function unaChica() {
    const { experienciaId, opcionId } = await salida()
    const experiencia = await db()
      .selectFrom('experiencias')
      .selectAll()
      .where('id', '=', experienciaId)
      .executeTakeFirstOrThrow()
    return (chica ??= await unaSalida(db(), { ...experiencia, opcionId } as never, { cupos: 1, hora: '06:40' }))
  }
  const contactoDe = ({ n, email }: Plantada) => ({ nombre: `Rosa ${SENA}`, email, telefono: `+5695533${1000 + n}` })
  const enFila = (una: Plantada) => {
    const { nombre, email, telefono } = contactoDe(una)
    return { contactoNombre: nombre, contactoEmail: email, contactoTelefono: telefono }
  }
  const visita = async (ruta: string, body: object): Promise<void> => {
    const { status, type } = await c().pedir(null, ruta, body)
    expect([ruta, status, type]).toEqual([ruta, expect.toSatisfy((n: number) => n < 300), ''])
  }

  const pagar = async (sesion: string): Promise<void> => {
    const tarjeta = new URLSearchParams({
      numero: '4242424242424242',
      vencimiento: '12/34',
      cvc: '123',
      nombre: `Rosa ${SENA}`,
    })
    await c().programa.sandbox!.fetch(`http://sandbox/sandbox/stripe/pagar/${sesion}`, {
      method: 'POST',
      body: tarjeta,
      redirect: 'manual',
    })
    await c().programa.settle()
  }

  /** Each way to leave something here without a session. */
  const MANERAS: Record<string, (una: Plantada) => Promise<unknown>> = {
    reserva: async (una) =>
      unaReserva(db(), await salida(), {
        ...enFila(una),
        estado: 'realizada',
        comentario: `${SENA}: alérgica`,
        respuestas: JSON.stringify([{ pregunta: 'Salud', respuesta: `${SENA}, asma` }]),
        recogida: JSON.stringify({ lugar: `Hotel ${SENA}` }),
      }),
    espera: async (una) => unaEspera(db(), await unaChica(), { ...enFila(una), plazas: 2 }),
    regalo: (una) =>
      unRegalo(db(), {
        codigo: `${SENA}${una.n}`,
        deNombre: `Rosa ${SENA}`,
        deEmail: una.email,
        paraNombre: `Ana ${SENA}`,
        paraEmail: `ana-${una.n}@otra.cl`,
        mensaje: `Un abrazo, ${SENA}`,
      }),
    regalada: (una) =>
      unRegalo(db(), {
        codigo: `para${SENA}${una.n}`,
        paraNombre: `Rosa ${SENA}`,
        paraEmail: una.email,
        mensaje: `Para ti, ${SENA}`,
      }),
    alerta: ({ email }) => visita('POST /api/alertas', { q: `algo ${SENA}`, email }),
    consulta: ({ email }) => visita('POST /api/consultas', { texto: `Soy Rosa ${SENA}, ¿puedo ir?`, email }),
    consultaContestada: async (una) => {
      await MANERAS.consulta!(una)
      await db()
        .updateTable('consultas')
        .set({ email: null, extracto: '[]', decision: 'contestada', respuesta: `Sí, ${SENA}`, decididaEn: AHORA })
        .where('email', '=', una.email)
        .execute()
    },
    denuncia: ({ email }) =>
      visita(`POST /api/v1/experiencias/${c().mundo.ids.experienciaId}/denunciar`, {
        motivo: 'fraude',
        detalle: `Le pasó a ${SENA}`,
        email,
      }),
    denunciaDecidida: async (una) => {
      await MANERAS.denuncia!(una)
      await db()
        .updateTable('denuncias')
        .set({ email: null, decision: 'descartada', decididaEn: AHORA })
        .where('email', '=', una.email)
        .execute()
    },
    grupo: (una) =>
      visita('POST /api/empresas/solicitudes', {
        empresa: `Viajes ${SENA}`,
        rut: '76.086.428-5',
        contacto: `Rosa ${SENA}`,
        email: una.email,
        telefono: contactoDe(una).telefono,
        tipo: 'Cultural',
        personas: 9,
        desde: '2026-12-01',
        hasta: '2026-12-02',
        comuna: 'Santiago',
        notas: `Pregunten por ${SENA}`,
      }),
    regaloPagado: async (una) => {
      const { nombre, email } = contactoDe(una)
      const { url } = (
        await c().pedir(null, 'POST /api/regalos', {
          monto: 20_000,
          deNombre: nombre,
          deEmail: email,
          paraNombre: 'Berta',
          paraEmail: `berta-${una.n}@otra.cl`,
          aceptaTerminos: true,
        })
      ).body as { url: string }
      await pagar(url.split('/').at(-1)!)
    },
    compra: async (una) => {
      const pedido = {
        experienciaId: c().mundo.ids.experienciaId,
        salidaId: c().mundo.ids.salidaId,
        participantes: { adulto: 1 },
        contacto: contactoDe(una),
      }
      const { clave, id } = (await c().pedir(null, 'POST /api/reservas', pedido)).body as { clave: string; id: string }
      const sesion = (
        await c().pedir(null, `POST /api/create-checkout-session?clave=${clave}`, {
          reservaId: id,
          aceptaTerminos: true,
        })
      ).body as { id: string }
      await pagar(sesion.id)
      expect((await c().pedir(null, `POST /api/reservas/${id}/cancelar?clave=${clave}`, {})).status).toBe(200)
    },
  }

  /** One of them, with what is left in that way, and in two more. */
  async function plantar(n: number): Promise<Plantada> {
    const email = `${SENA}-${n}@privada.cl`
    const cuenta = await c().registrar(email)
    const una = { n, email, cuenta }
    const maneras = Object.values(MANERAS)
    for (const k of [0, 3, 7]) await maneras[(n + k) % maneras.length]!(una)
    await c().pedir(cuenta.token, 'PUT /api/perfil', {
      nombre: `Rosa ${SENA}`,
      apellido: SENA,
      telefono: contactoDe(una).telefono,
      idioma: 'es-CL',
    })
    await c().pedir(cuenta.token, 'POST /api/chat/ask', { message: `Soy ${SENA}, busco trekking` })
    await c().pedir(null, 'POST /api/auth/forgot-password', { email })
    await c().programa.settle()
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', cuenta.id).execute()
    return una
  }

  const tablasCon = (sena: string) => columnasConRastro(db(), sena)

  function archivosCon(sena: string): string[] {
    const dir = c().programa.deps.ctx.settings.DATA_DIR
    return readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((name) => join(dir, name))
      .filter((path) => statSync(path).isFile() && readFileSync(path, 'latin1').toLowerCase().includes(sena))
  }

  const borrar = async (token: string, email: string) =>
    (await c().pedir(token, 'POST /api/privacidad/borrado', { email, password: CLAVE })).type

  it('are told all of it, and leave nothing', async () => {
    const lineas: string[] = []
    setLog({ level: 'debug', sink: (linea) => void lineas.push(linea) })
    const personas: Plantada[] = []
    for (let n = 0; n < CUANTAS; n++) personas.push(await plantar(n))
    const antes = await tablasCon(SENA)
    for (const tabla of [
      'reservas',
      'esperas',
      'regalos',
      'alertas',
      'consultas',
      'denuncias',
      'solicitudes_empresa',
      'correos',
      'sandbox_objetos',
      'usuarios',
    ]) {
      expect(
        antes.some((hallada) => hallada.startsWith(`${tabla}.`)),
        tabla,
      ).toBe(true)
    }
    expect(archivosCon(SENA)).not.toEqual([])

    // All that is theirs by that address is in the copy, account or not.
    const { cuenta, n } = personas[3]!
    const { id } = (await c().pedir(cuenta.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    const copia = (await c().pedir(cuenta.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<
      string,
      object[]
    >
    const secciones = Object.entries(copia)
      .filter(([, filas]) => JSON.stringify(filas).includes(SENA))
      .map(([seccion]) => seccion)
    const maneras = [0, 3, 7].map((k) => Object.keys(MANERAS)[(n + k) % Object.keys(MANERAS).length]!)
    expect(secciones).toEqual(expect.arrayContaining(maneras.map((manera) => SECCION[manera]!)))

    for (const {
      email,
      cuenta: { token },
    } of personas)
      expect([email, await borrar(token, email)]).toEqual([email, ''])
    await c().programa.settle()
    expect(await tablasCon(SENA)).toEqual([])
    // The last letter to each says that they were erased; its file is all that is left (docs/decisions/0015).
    const quedan = archivosCon(SENA)
    expect(quedan.map((path) => /^subject: (.+)$/im.exec(readFileSync(path, 'latin1'))?.[1])).toEqual(
      quedan.map(() => 'Eliminamos tu cuenta'),
    )
    expect(lineas.filter((linea) => linea.toLowerCase().includes(SENA))).toEqual([])
    setLog({ level: 'error', sink: () => undefined })
  }, 300_000)

  it('are not taken for whoever only typed their address', async () => {
    const email = 'victima@privada.cl'
    const viva = await unaReserva(db(), await salida(), { contactoEmail: email, contactoNombre: 'Víctima' })
    await unaEspera(db(), await salida(), { contactoEmail: email, contactoNombre: 'Víctima' })
    const intrusa = await c().registrar(email)
    await c().programa.settle()
    const { id } = (await c().pedir(intrusa.token, 'POST /api/privacidad/exportaciones', {})).body as Exportacion
    await c().programa.settle()
    const copia = (await c().pedir(intrusa.token, `GET /api/privacidad/exportaciones/${id}/datos`)).body as Record<
      string,
      object[]
    >
    expect([copia.reservas, copia.listaDeEspera, copia.correosRecibidos]).toEqual([[], [], []])
    expect((await c().pedir(intrusa.token, 'POST /api/privacidad/borrado', { email, password: CLAVE })).status).toBe(
      200,
    )
    expect(
      await db().selectFrom('reservas').select('contactoNombre').where('id', '=', viva.id).executeTakeFirstOrThrow(),
    ).toEqual({ contactoNombre: 'Víctima' })
    expect(
      await db().selectFrom('esperas').select('contactoNombre').where('contactoEmail', '=', email).execute(),
    ).toEqual([{ contactoNombre: 'Víctima' }])
  })

  it('cannot go while a booking made without the account is to come', async () => {
    const rosa = await c().registrar()
    await db().updateTable('usuarios').set({ emailVerificadoEn: AHORA }).where('id', '=', rosa.id).execute()
    await unaReserva(db(), await salida(), { contactoEmail: rosa.email })
    expect((await c().pedir(rosa.token, 'GET /api/privacidad/borrado')).body).toMatchObject({
      puede: false,
      motivo: 'cuenta-con-reservas',
      reservas: 1,
    })
  })

  it('may be in no table with text that neither the list knows nor a reason leaves out', async () => {
    const { rows } = await sql<{ tabla: string; dePersona: boolean }>`
      select c.table_name as tabla, bool_or(c.column_name ~ '^(usuario_id|.*email|para|.*telefono|rut|contacto|contacto_nombre|titular.*)$') as de_persona from information_schema.columns c
      join information_schema.tables t on t.table_name = c.table_name and t.table_schema = c.table_schema and t.table_type = 'BASE TABLE'
      where c.table_schema = 'public' and (c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') or c.column_name = 'usuario_id') group by 1 order by 1`.execute(
      db(),
    )
    const conocidas = new Set([...PARTES.flatMap(({ tablas }) => tablas), ...Object.keys(DE_NEGOCIOS)])
    const sueltas = rows.filter(({ tabla }) => !conocidas.has(tabla) && !tabla.startsWith('sandbox_'))
    expect(sueltas.filter(({ dePersona }) => dePersona)).toEqual([])
    expect(sueltas.map(({ tabla }) => tabla).filter((tabla) => !SIN_PERSONAS.has(tabla))).toEqual([])
  })
})

const SECCION: Record<string, string> = {
  reserva: 'reservas',
  compra: 'reservas',
  espera: 'listaDeEspera',
  regalo: 'regalos',
  regaloPagado: 'regalos',
  regalada: 'regalosRecibidos',
  alerta: 'alertas',
  consulta: 'consultas',
  consultaContestada: 'consultas',
  denuncia: 'denunciasDeContenido',
  denunciaDecidida: 'denunciasDeContenido',
  grupo: 'solicitudesDeEmpresa',
}

/** What these name is a business, or staff of ours at work; a person leaves them by `dejarNegocios`, or by their own retention. */
const DE_NEGOCIOS: Record<string, string> = {
  abonos: 'la cuenta de un operador a la que se le pagó: retención de cuentas',
  cuentas_del_sitio: 'la cuenta bancaria de quien lleva el sitio',
  cuentas_de_pago: 'la cuenta de un operador: se borra al cerrar el negocio',
  empresas: 'datos de la empresa',
  invitaciones: 'a un equipo: se olvidan con quien invita o a quien se invita',
  invitaciones_empresa: 'a una empresa: lo mismo',
  proveedores: 'datos de la empresa',
  transferencias: 'la cuenta a la que volvió un pago: un año desde que se pagó',
}

/** Text in which nobody of theirs is named: a new table is put under its reason, or into the list. */
const POR_RAZON: Record<string, string> = {
  'words of ours, or of a fixed set':
    'agendas cambios_de_hora comprobaciones datos_de_zonas excepciones horarios identidad lecturas novedades palabras recordatorios reglas reglas_documentos revisiones salida_tarifas tarifas tasas textos_aprobados',
  'what a business offers, its calendar and its own names':
    'bloqueos calendarios_externos centros_de_costo claves_api ediciones experiencias fotos lineas_de_contrato opciones recurso_usos recursos salidas temporadas webhooks',
  'money: ids, amounts and references of a bank or of the payment provider':
    'ajenos apuntes cobros_servicios cobros_suscripcion corridas devoluciones_de_empresa diferencias liquidaciones movimientos pagos_de_empresa pagos_por_confirmar reserva_lineas saldos_psp',
  'why one of us decided about money or a cancellation, beside the booking':
    'cancelaciones_de_operador correcciones_de_modo devoluciones disputas ofertas_de_fecha',
  'what the provider told, emptied by a job': 'eventos_psp',
  'a list of names that a company wrote (docs/decisions/0015)': 'reserva_viajeros',
  'a first name that somebody typed with a link: it goes with the list': 'lista_votos',
  'what was proposed to a company': 'propuesta_items propuestas',
  'ids and names of acts': 'archivos_por_nombrar auditoria migraciones mudanza_de_base respaldos secretos',
}
const SIN_PERSONAS = new Set(Object.values(POR_RAZON).flatMap((tablas) => tablas.split(' ')))
