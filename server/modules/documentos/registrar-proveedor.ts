import { randomBytes, randomUUID } from 'node:crypto'
import type { altas } from '#contract/altas.ts'
import type { Input } from '#contract/call.ts'
import { nombreDeComuna } from '#contract/comunas.ts'
import type { Ctx } from '#server/ctx.ts'
import { comoSlug } from '#server/modules/anfitriones/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { insertProveedorNuevo } from '#server/modules/proveedores/index.ts'
import { exigirEncendida } from '#server/modules/reglas/index.ts'
import { abrirSesion, agregarMembresia, crearCuenta } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { correoDeAlta } from './registro.mails.ts'
import { rutDe } from './guardar-alta.ts'
import { abrirLegajo, updateLegajo } from './legajos.db.ts'

/** Account, company and its owner in one step; the documents are what is left to do. */
export async function registrarProveedor(ctx: Ctx, pedido: Input<typeof altas.registrarProveedor>) {
  await exigirEncendida(ctx, 'altas')
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const rut = rutDe(pedido.rut, 'rut')
  const ciudad = nombreDeComuna(pedido.comunaCodigo)
  if (!ciudad || !pedido.comunaCodigo.startsWith(pedido.region))
    refuseCampo('comunaCodigo', 'Elige una comuna de esa región')
  const {
    representante,
    email,
    telefono,
    password,
    region,
    comunaCodigo,
    razonSocial,
    nombreComercial,
    tipoProveedor,
    sitio,
  } = pedido
  const crear = await crearCuenta(ctx, { nombre: representante, email, telefono, password })
  return ctx.transaction(async (tx) => {
    const proveedorId = randomUUID()
    const nuevo = await insertProveedorNuevo(
      tx,
      {
        id: proveedorId,
        slug: `${comoSlug(nombreComercial)}-${randomBytes(2).toString('hex')}`,
        codigoCorto: randomBytes(4).toString('hex'),
        nombreComercial,
        razonSocial,
        rut,
        tipoProveedor,
        region,
        comunaCodigo,
        ciudad,
        telefono,
        email,
      },
      ctx.now,
    )
    if (!nuevo) refuse('rut-en-uso')
    const usuarioId = await crear(tx)
    await agregarMembresia(tx, { anfitrionId: null, proveedorId }, { usuarioId, papel: 'dueno' }, ctx.now)
    const legajo = await abrirLegajo(tx, { anfitrionId: null, proveedorId }, ctx.now)
    const datos = {
      contacto: { telefono, region, comunaCodigo, ...(sitio && { sitio }) },
      identidad: { tipoDocumento: 'RUT', numeroDocumento: rut, razonSocial, representante },
    }
    const { numero } = await updateLegajo(tx, legajo.id, { datos: JSON.stringify(datos) }, ctx.now)
    await encolarCorreo(
      ctx,
      tx,
      `registro-proveedor:${proveedorId}`,
      correoDeAlta(email, numero, ctx.settings.BASE_URL),
    )
    return { ...(await abrirSesion(ctx, tx, usuarioId, 'proveedor')), numero }
  })
}
