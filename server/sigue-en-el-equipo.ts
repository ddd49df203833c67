import { sql, type RawBuilder } from 'kysely'

interface DeQuienEs {
  anfitrionId?: RawBuilder<unknown>
  proveedorId?: RawBuilder<unknown>
  empresaId?: RawBuilder<unknown>
}

const NINGUNO = sql`null::uuid`

/**
 * Whether somebody still belongs where they gave something out, as one of `papeles`; a host owns theirs. An address or an invitation holds no
 * longer than whoever gave it out could give it: asked when it is used, so that it ends with the place, in every process at once.
 */
export const sigueComo = (
  quien: RawBuilder<unknown>,
  { anfitrionId = NINGUNO, proveedorId = NINGUNO, empresaId = NINGUNO }: DeQuienEs,
  papeles: readonly string[],
): RawBuilder<boolean> => sql<boolean>`
  exists (select 1 from usuarios su where su.id = ${quien} and su.suspendido_en is null and (
    exists (select 1 from anfitriones sa where sa.usuario_id = su.id and sa.id = ${anfitrionId})
    or exists (select 1 from membresias sm where sm.usuario_id = su.id and sm.papel = any(${papeles}::text[]) and (sm.anfitrion_id = ${anfitrionId} or sm.proveedor_id = ${proveedorId} or sm.empresa_id = ${empresaId}))))`
