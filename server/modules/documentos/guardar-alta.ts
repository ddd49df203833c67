import { TAREAS_SIEMPRE } from '#contract/enumeraciones/operadores.ts'
import type { Alta, DatosDeAlta, Tarea } from '#contract/altas.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import type { Input } from '#contract/call.ts'
import type { altas } from '#contract/altas.ts'
import { esEditable, estaEnMarcha } from '#domain/operadores/estados.ts'
import type { Ofrecida } from '#domain/permisos/experiencias.ts'
import { leerRut, RUT_PROPIO_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx, Tx } from '#server/ctx.ts'
import { usuarioSiHay } from '#server/la-sesion.ts'
import { cambiarFichaDeAnfitrion } from '#server/modules/anfitriones/index.ts'
import { cambiarFichaDeProveedor } from '#server/modules/proveedores/index.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { confirmarClave } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { activarCuenta } from './activar-cuenta.ts'
import { verAltaJson } from './alta.json.ts'
import { correoDeCuenta } from './documentos.mails.ts'
import { abrirLegajo, findLegajo, findOperador, listDuenos, updateLegajo, type OperadorRow } from './legajos.db.ts'
import { quienPregunta } from './quien-pregunta.ts'

type Pedido = Input<typeof altas.guardarAltaDeAnfitrion>

export async function verAlta(ctx: Ctx): Promise<Alta> {
  return verAltaJson(ctx, ctx.db, quienPregunta(ctx).operador)
}

export async function guardarAlta(ctx: Ctx, pedido: Pedido): Promise<Alta> {
  const { operador } = quienPregunta(ctx)
  const enviadas = Object.keys(pedido).filter((clave) => pedido[clave as Tarea] !== undefined)
  if (pedido.pagos && (await findLegajo(ctx.db, operador))?.cuenta)
    await confirmarClave(ctx, pedido.pagos.password ?? '', 'password')
  return ctx.transaction(async (tx) => {
    const fila = (await findOperador(tx, operador)) ?? refuse('sin-permiso')
    if (
      !esEditable(fila.estado) &&
      !(estaEnMarcha(fila.estado) && enviadas.every((clave) => (TAREAS_SIEMPRE as readonly string[]).includes(clave)))
    )
      refuse('alta-en-revision')
    if (enviadas.length === 0) return verAltaJson(ctx, tx, operador)
    const legajo = await abrirLegajo(tx, operador, ctx.now)
    const { pagos, ...resto } = pedido
    const datos = { ...(legajo.datos as DatosDeAlta), ...limpiar(fila, resto) }
    const observaciones = Object.fromEntries(
      Object.entries(legajo.observaciones as object).filter(([clave]) => !enviadas.includes(clave)),
    )
    await updateLegajo(
      tx,
      legajo.id,
      { datos: JSON.stringify(datos), observaciones: JSON.stringify(observaciones) },
      ctx.now,
    )
    if (pagos)
      await guardarCuenta(
        ctx,
        tx,
        { operador, fila, legajoId: legajo.id, datos, esPrimera: legajo.cuenta === null },
        pagos,
      )
    await copiarFicha(ctx, tx, operador, datos)
    return verAltaJson(ctx, tx, operador)
  })
}

/** What the schema cannot know: check digits, and a comuna of its region. */
function limpiar({ tipo, rut }: OperadorRow, datos: Omit<Pedido, 'pagos'>): DatosDeAlta {
  const { contacto, identidad } = datos
  if (contacto && (!contacto.comunaCodigo.startsWith(contacto.region) || !nombreDeComuna(contacto.comunaCodigo)))
    refuseCampo('contacto.comunaCodigo', 'Elige una comuna de esa región')
  if (!identidad) return datos
  if (tipo === 'proveedor')
    return { ...datos, identidad: { ...identidad, tipoDocumento: 'RUT', numeroDocumento: rut! } }
  return {
    ...datos,
    identidad:
      identidad.tipoDocumento === 'RUT'
        ? { ...identidad, numeroDocumento: rutDe(identidad.numeroDocumento, 'identidad.numeroDocumento') }
        : identidad,
  }
}

export function rutDe(texto: string, campo: string): string {
  const rut = leerRut(texto) ?? refuseCampo(campo, RUT_PROPIO_MALO)
  return `${rut.cuerpo}-${rut.dv}`
}

interface Donde {
  operador: Ofrecida
  fila: OperadorRow
  legajoId: string
  datos: DatosDeAlta
  esPrimera: boolean
}

/** The number is sealed; what is shown of it is its end. The account must be of the same RUT. */
async function guardarCuenta(
  ctx: Ctx,
  tx: Tx,
  { operador, fila, legajoId, datos, esPrimera }: Donde,
  pagos: NonNullable<Pedido['pagos']>,
): Promise<void> {
  const titular = rutDe(pagos.rutTitular, 'pagos.rutTitular')
  const propio =
    fila.tipo === 'proveedor'
      ? fila.rut
      : datos.identidad?.tipoDocumento === 'RUT'
        ? datos.identidad.numeroDocumento
        : null
  if (propio !== null && propio !== titular) refuseCampo('pagos.rutTitular', 'La cuenta debe estar a tu mismo RUT')
  if (propio === null && fila.tipo === 'anfitrion' && !datos.identidad)
    refuseCampo('pagos.rutTitular', 'Completa primero tu identidad')
  const { banco, tipoCuenta, numeroCuenta } = pagos
  const cuenta = { banco, tipoCuenta, terminaEn: numeroCuenta.slice(-4), rutTitular: titular }
  const legajo = await updateLegajo(
    tx,
    legajoId,
    { cuentaSellada: ctx.secretos.cifrar(Buffer.from(numeroCuenta)), cuenta: JSON.stringify(cuenta) },
    ctx.now,
  )
  if (estaEnMarcha(fila.estado)) await activarCuenta(ctx, tx, operador, legajo, fila.nombre)
  await anotar(tx, {
    actor: usuarioSiHay(ctx) ?? '',
    accion: 'cuenta_bancaria',
    objeto: fila.tipo,
    objetoId: fila.id,
    detalle: { terminaEn: cuenta.terminaEn },
    now: ctx.now,
  })
  for (const { email } of await listDuenos(tx, operador))
    await encolarCorreo(
      ctx,
      tx,
      `cuenta:${legajoId}:${email}:${ctx.now.getTime()}`,
      correoDeCuenta(email, cuenta, { esPrimera, baseUrl: ctx.settings.BASE_URL }),
    )
}

/** What is public of it stands in the operador's own row. */
async function copiarFicha(
  ctx: Ctx,
  tx: Tx,
  { anfitrionId, proveedorId }: Ofrecida,
  { sobre, contacto, identidad }: DatosDeAlta,
): Promise<void> {
  const lugar = contacto && {
    telefono: contacto.telefono,
    region: contacto.region,
    comunaCodigo: contacto.comunaCodigo,
    ciudad: nombreDeComuna(contacto.comunaCodigo)!,
  }
  const domicilio = contacto?.domicilio ? { domicilio: contacto.domicilio } : {}
  if (anfitrionId) {
    const rut = identidad?.tipoDocumento === 'RUT' ? { rut: identidad.numeroDocumento } : {}
    await cambiarFichaDeAnfitrion(
      tx,
      anfitrionId,
      { ...lugar, ...domicilio, ...rut, ...(sobre && { biografia: sobre.biografia, idiomas: sobre.idiomas }) },
      ctx.now,
    )
  } else if (proveedorId) {
    const razonSocial = identidad?.razonSocial ? { razonSocial: identidad.razonSocial } : {}
    await cambiarFichaDeProveedor(
      tx,
      proveedorId,
      {
        ...lugar,
        ...domicilio,
        ...razonSocial,
        ...(sobre && { descripcion: sobre.biografia, idiomas: sobre.idiomas }),
      },
      ctx.now,
    )
  }
}
