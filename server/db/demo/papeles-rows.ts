import { diaLocal, fechaLocal, sumarDias } from '#domain/fechas.ts'
import type { Tx } from '#server/ctx.ts'
import { fechaLarga } from '#server/modules/correos/index.ts'
import { abrirSecretos } from '#server/modules/secretos/index.ts'
import { ofertas } from './catalogo.ts'
import { operadorId } from './operadores.ts'
import { ANFITRION_DEMO, PROVEEDOR_DEMO, usuarioDeAnfitrion } from './personas.ts'
import { idDe, numberOf } from './seeded.ts'

const DIA_MS = 86_400_000
const ZONA = 'America/Santiago'
const ENVIADOS_HACE = 60

interface Dueno {
  slug: string
  tipo: 'anfitrion' | 'proveedor'
  usuarioId: string
}

/** What the two operators of the demo declared and sent in, all of it found good: every task done, every kind they sell covered. */
export async function insertPapeles(tx: Tx, hoy: Date): Promise<void> {
  await insertLegajo(
    tx,
    { slug: ANFITRION_DEMO, tipo: 'anfitrion', usuarioId: usuarioDeAnfitrion(ANFITRION_DEMO) },
    hoy,
  )
  await insertLegajo(tx, { slug: PROVEEDOR_DEMO, tipo: 'proveedor', usuarioId: idDe('usuario:proveedor') }, hoy)
  await insertPorVencer(tx, hoy)
}

const VENCE_EN_DIAS = 24

/** One paper of the provider that expires soon, of a kind that stops no sale: they were told, and our staff waits for a new one. */
async function insertPorVencer(tx: Tx, hoy: Date): Promise<void> {
  const avisadoEn = new Date(hoy.getTime() - (30 - VENCE_EN_DIAS) * DIA_MS)
  const venceEn = sumarDias(fechaLocal(hoy, ZONA), VENCE_EN_DIAS)
  const proveedorId = operadorId(PROVEEDOR_DEMO)
  const id = idDe(`documento:${PROVEEDOR_DEMO}:por-vencer`)
  const papel = unPdf()
  const { cifrar } = await abrirSecretos(tx)
  const {
    id: legajoId,
    createdAt,
    decididoEn,
  } = await tx
    .selectFrom('legajos')
    .select(['id', 'createdAt', 'decididoEn'])
    .where('proveedorId', '=', proveedorId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('documentos')
    .values({
      id,
      legajoId,
      tipo: 'plan_emergencia',
      nombre: 'Plan de emergencia.pdf',
      tipoArchivo: 'application/pdf',
      bytes: papel.length,
      estado: 'vence_pronto',
      venceEn,
      avisado: 30,
      fuente: 'Revisado en papel',
      verificadoPor: idDe('usuario:admin'),
      verificadoEn: decididoEn,
      subidoPor: idDe('usuario:proveedor'),
      createdAt,
      updatedAt: avisadoEn,
    })
    .execute()
  await tx
    .insertInto('documentoArchivos')
    .values({ documentoId: id, contenido: cifrar(papel) })
    .execute()
  const casoId = idDe(`caso:${id}`)
  const { nombreComercial } = await tx
    .selectFrom('proveedores')
    .select('nombreComercial')
    .where('id', '=', proveedorId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('casos')
    .values({
      id: casoId,
      tipo: 'documento',
      objeto: 'proveedor',
      objetoId: proveedorId,
      titulo: `Plan de emergencia: ${nombreComercial}`,
      detalle: JSON.stringify({ documento: id, tipo: 'plan_emergencia' }),
      estado: 'abierto',
      abiertoEn: avisadoEn,
      venceEn: diaLocal(venceEn, ZONA).hasta,
    })
    .execute()
  await tx
    .insertInto('casoHechos')
    .values({
      casoId,
      actor: null,
      hecho: 'abierto',
      texto: `Vence el ${fechaLarga(venceEn)}. Le avisamos.`,
      detalle: '{}',
      createdAt: avisadoEn,
    })
    .execute()
}

async function insertLegajo(tx: Tx, dueno: Dueno, hoy: Date): Promise<void> {
  const { slug, tipo } = dueno
  const id = operadorId(slug)
  const { cifrar } = await abrirSecretos(tx)
  const suya = tipo === 'anfitrion' ? ('anfitrionId' as const) : ('proveedorId' as const)
  const { banco, tipoCuenta, numeroCuenta, rut, regimen } = await tx
    .selectFrom('cuentasDePago')
    .selectAll()
    .where(suya, '=', id)
    .executeTakeFirstOrThrow()
  const categorias = [...new Set(ofertas.filter(({ operador }) => operador === slug).map((oferta) => oferta.tipo))]
  const enviado = new Date(hoy.getTime() - ENVIADOS_HACE * DIA_MS)
  const legajoId = idDe(`legajo:${slug}`)
  const ficha = await fichaDe(tx, dueno)
  const datos = {
    sobre: { biografia: ficha.texto, idiomas: ficha.idiomas },
    contacto: {
      telefono: ficha.telefono,
      region: ficha.region,
      comunaCodigo: ficha.comunaCodigo,
      domicilio: ficha.domicilio,
    },
    identidad: {
      tipoDocumento: 'RUT',
      numeroDocumento: rut,
      ...(ficha.razonSocial && { razonSocial: ficha.razonSocial, representante: 'Marcela Astudillo' }),
    },
    actividad: { categorias, giro: 'Servicios turísticos', regimen },
    registro: { sernaturNumero: numeroDeRegistro(slug, ficha.verificaciones) },
  }
  const cuenta = { banco, tipoCuenta, terminaEn: numeroCuenta.slice(-4), rutTitular: rut }
  await tx
    .insertInto('legajos')
    .values({
      id: legajoId,
      anfitrionId: null,
      proveedorId: null,
      [suya]: id,
      datos: JSON.stringify(datos),
      cuenta: JSON.stringify(cuenta),
      cuentaSellada: cifrar(Buffer.from(numeroCuenta)),
      enviadoEn: enviado,
      decididoEn: new Date(enviado.getTime() + DIA_MS),
      createdAt: enviado,
      updatedAt: enviado,
    })
    .execute()
  const pedidos = await tx
    .selectFrom('reglasDocumentos')
    .select(['tipo', 'nombre', 'conVencimiento'])
    .distinctOn('tipo')
    .where('obligatorio', '=', true)
    .where('hasta', 'is', null)
    .where('operador', 'in', ['*', tipo])
    .where('categoria', 'in', ['*', ...categorias])
    .orderBy('tipo')
    .orderBy('id')
    .execute()
  const papel = unPdf()
  const verificado = {
    fuente: 'Registro público',
    verificadoPor: idDe('usuario:admin'),
    verificadoEn: new Date(enviado.getTime() + DIA_MS),
  }
  const filas = pedidos.map((pedido) => ({
    id: idDe(`documento:${slug}:${pedido.tipo}`),
    legajoId,
    tipo: pedido.tipo,
    nombre: `${pedido.nombre}.pdf`,
    tipoArchivo: 'application/pdf',
    bytes: papel.length,
    estado: 'valido',
    numero: pedido.tipo === 'sernatur' ? datos.registro.sernaturNumero : null,
    venceEn: pedido.conVencimiento
      ? sumarDias(fechaLocal(hoy, ZONA), numberOf(`vence:${slug}:${pedido.tipo}`, 200, 500))
      : null,
    ...verificado,
    subidoPor: dueno.usuarioId,
    createdAt: enviado,
    updatedAt: enviado,
  }))
  await tx.insertInto('documentos').values(filas).execute()
  await tx
    .insertInto('documentoArchivos')
    .values(filas.map((fila) => ({ documentoId: fila.id, contenido: cifrar(papel) })))
    .execute()
}

interface Ficha {
  texto: string
  idiomas: unknown
  telefono: string | null
  region: string
  comunaCodigo: string
  domicilio: string
  verificaciones: unknown
  razonSocial?: string
}

function fichaDe(tx: Tx, { slug, tipo }: Dueno): Promise<Ficha> {
  const comunes = ['idiomas', 'telefono', 'region', 'comunaCodigo', 'domicilio', 'verificaciones'] as const
  const id = operadorId(slug)
  if (tipo === 'anfitrion')
    return tx
      .selectFrom('anfitriones')
      .select(comunes)
      .select('biografia as texto')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  return tx
    .selectFrom('proveedores')
    .select(comunes)
    .select(['descripcion as texto', 'razonSocial'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The same as its badge says. */
function numeroDeRegistro(slug: string, verificaciones: unknown): string {
  return (
    /Sernatur N\.º (\d+)/.exec(JSON.stringify(verificaciones))?.[1] ??
    String(numberOf(`sernatur:${slug}`, 21_000, 58_999))
  )
}

/** One page that says what it is. */
function unPdf(): Buffer {
  const dibujo = 'BT /F1 18 Tf 72 720 Td (Documento de demostracion) Tj ET'
  const objetos = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${dibujo.length}>>\nstream\n${dibujo}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let texto = '%PDF-1.4\n'
  const donde = objetos.map((objeto, i) => {
    const aqui = texto.length
    texto += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return `${String(aqui).padStart(10, '0')} 00000 n \n`
  })
  const tabla = texto.length
  return Buffer.from(
    `${texto}xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n${donde.join('')}trailer\n<</Size ${objetos.length + 1}/Root 1 0 R>>\nstartxref\n${tabla}\n%%EOF\n`,
    'latin1',
  )
}
