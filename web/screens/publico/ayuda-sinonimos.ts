/** What people write, by how it begins, and how these pages say it. */
const OTRAS_PALABRAS: readonly [string, readonly string[]][] = [
  ['reembols', ['devoluci', 'devolv', 'devuel']],
  ['devol', ['devoluci', 'devolv', 'devuel', 'reembols']],
  ['devuel', ['devoluci', 'devolv', 'reembols']],
  ['plata', ['devoluci', 'devolv', 'devuel', 'reembols', 'dinero']],
  ['dinero', ['devoluci', 'devolv', 'devuel', 'reembols', 'plata']],
  ['anula', ['cancel']],
  ['suspend', ['cancel']],
  ['desist', ['cancel', 'retracto']],
  ['arrepent', ['cancel', 'retracto']],
  ['reagend', ['cambiar la fecha', 'cambiar fecha']],
  ['poster', ['cambiar la fecha', 'cambiar fecha']],
  ['reprogram', ['cambiar la fecha', 'cambiar fecha']],
  ['boleto', ['entrada']],
  ['ticket', ['entrada']],
  ['voucher', ['entrada']],
  ['pase', ['entrada']],
  ['clave', ['contrasena']],
  ['password', ['contrasena']],
  ['lluvia', ['clima', 'mal tiempo']],
  ['llueve', ['clima', 'mal tiempo']],
  ['temporal', ['clima', 'mal tiempo']],
  ['mail', ['correo']],
  ['email', ['correo']],
  ['fono', ['celular', 'telefono']],
  ['whatsapp', ['celular', 'telefono']],
  ['queja', ['reclamo']],
  ['denuncia', ['reclamo']],
  ['boleta', ['comprobante']],
  ['recibo', ['comprobante']],
  ['factura', ['comprobante']],
  ['borra', ['elimin']],
  ['guia', ['anfitrion']],
]

const MIN_LETRAS = 3

/** How the pages may say a plain word: as it is, or in another way. The word may be only begun. */
export function comoSeDice(palabra: string): string[] {
  const otras = OTRAS_PALABRAS.filter(
    ([comienzo]) => palabra.startsWith(comienzo) || (palabra.length >= MIN_LETRAS && comienzo.startsWith(palabra)),
  )
  return [palabra, ...otras.flatMap(([, palabras]) => palabras)]
}
