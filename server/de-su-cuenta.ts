import { sql, type RawBuilder } from 'kysely'

const SIGUE_EN_LA_EMPRESA = sql<boolean>`exists (select 1 from membresias m where m.usuario_id = r.usuario_id and m.empresa_id = r.empresa_id)`

/** Whether the reserva `r` of a query shows among what that account bought: for itself, or for the company that it still works for. */
export const esDeSuCuenta = (usuarioId: string | RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(r.usuario_id = ${usuarioId} and (r.empresa_id is null or ${SIGUE_EN_LA_EMPRESA}))`

const DE_QUIEN_SE_FUE = sql<boolean>`(r.usuario_id is not null and r.empresa_id is not null and not ${SIGUE_EN_LA_EMPRESA})`

/** Whose bell rings for `r`: its buyer's, or once they left the company that they bought it for, its owner's. */
export const QUIEN_SE_ENTERA = sql<
  string | null
>`case when ${DE_QUIEN_SE_FUE} then (select m.usuario_id from membresias m where m.empresa_id = r.empresa_id and m.papel = 'dueno' order by m.created_at, m.id limit 1) else r.usuario_id end`

/** Where mails about `r` go: to its contact, and where that was the own address of a buyer who left the company, to the company. */
export const ADONDE_SE_ESCRIBE = sql<string>`case when ${DE_QUIEN_SE_FUE} and r.contacto_email in (select u.email from usuarios u where u.id = r.usuario_id union all select a.email from correos_anteriores a where a.usuario_id = r.usuario_id) then (select x.email from empresas x where x.id = r.empresa_id) else r.contacto_email end`
