/** Where the client's memory keeps what the company asked for and bought. */
export const SOLICITUDES = ['empresa', 'solicitudes']
export const COMPRAS = ['empresa', 'reservas']
