import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/call.ts'
import type { empresas } from '#contract/empresas.ts'
import { leerRut, RUT_PROPIO_MALO } from '#domain/usuarios/rut.ts'
import type { Ctx } from '#server/ctx.ts'
import { anotar } from '#server/modules/auditoria/index.ts'
import { abrirCaso } from '#server/modules/casos/index.ts'
import { encolarCorreo } from '#server/modules/correos/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { abrirSesion, crearCuenta, insertMiembro } from '#server/modules/usuarios/index.ts'
import { refuse, refuseCampo } from '#server/refusal.ts'
import { insertEmpresa } from './empresas.db.ts'
import { correoDeAlta } from './empresas.mails.ts'

/** The account of whoever registers it, the company waiting for review, and the one who manages it. */
export async function registrarEmpresa(ctx: Ctx, input: Input<typeof empresas.registrarEmpresa>) {
  const rut = rutDe(input.rut)
  const persona = { nombre: input.contacto, email: input.email, password: input.password, telefono: input.telefono }
  if (ctx.address) await contar(ctx.db, `registro:${ctx.address}`, { max: 10, segundos: 3600 }, ctx.now)
  const crear = await crearCuenta(ctx, persona)
  return ctx.transaction(async (tx) => {
    const id = randomUUID()
    const { razonSocial, nombre, giro, tipo, contacto, email, telefono, volumen } = input
    if (
      !(await insertEmpresa(tx, {
        id,
        razonSocial,
        nombre,
        rut,
        giro,
        tipo,
        contacto,
        email,
        telefono,
        volumen,
        estado: 'Pendiente',
        createdAt: ctx.now,
        updatedAt: ctx.now,
      }))
    )
      refuse('empresa-ya-registrada')
    const usuarioId = await crear(tx)
    await insertMiembro(tx, { empresaId: id, usuarioId, papel: 'dueno', limite: null, now: ctx.now })
    await anotar(tx, { actor: usuarioId, accion: 'registrar', objeto: 'empresa', objetoId: id, now: ctx.now })
    await abrirCaso(tx, { tipo: 'empresa', objeto: 'empresa', objetoId: id, titulo: nombre, now: ctx.now })
    await encolarCorreo(ctx, tx, `empresa-alta:${id}`, correoDeAlta(ctx, { nombre, email }))
    return abrirSesion(ctx, tx, usuarioId, 'cliente')
  })
}

export function rutDe(texto: string): string {
  const { cuerpo, dv } = leerRut(texto) ?? refuseCampo('rut', RUT_PROPIO_MALO)
  return `${cuerpo}-${dv}`
}
