const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** Whether a text can be an id of ours at all; anything else names nothing, and would break a query. */
export const esUuid = (texto: string): boolean => UUID.test(texto)
