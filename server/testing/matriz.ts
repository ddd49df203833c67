import type { CallName } from '#contract/api.ts'

/** Reliability 6: visitor, guest with a reserva's link, traveller, host, provider, company, API key, admin. */
export const QUIENES = ['V', 'G', 'T', 'H', 'P', 'E', 'K', 'X'] as const
export type QuienDeMatriz = (typeof QUIENES)[number]

/**
 * One row per call, one sign per column: `+` may; `o` may on what is their own, not on another's; `-` may not
 * (401 without a credential of ours, else 403). A key is no credential outside /api/v1/b2b and /api/octo.
 */
export const MATRIZ: Record<CallName, string> = {
  //                              VGTHPEKX
  registrarUsuario:             '++++++++',
  iniciarSesion:                '++++++++',
  verUsuario:                   '--++-+--',
  cerrarSesion:                 '--++-+--',
  pedirClaveNueva:              '++++++++',
  cambiarClaveConEnlace:        '++++++++',
  verificarCorreo:              '++++++++',
  iniciarSesionProveedor:       '++++++++',
  verProveedorEnSesion:         '----+---',
  cerrarSesionProveedor:        '----+---',
  iniciarSesionAdmin:           '++++++++',
  verAdminEnSesion:             '-------+',
  cerrarSesionAdmin:            '-------+',

  listarExperiencias:           '++++++++',
  buscarExperiencias:           '++++++++',
  ubicarExperiencias:           '++++++++',
  listarCiudades:               '++++++++',
  listarDestinos:               '++++++++',
  verDestino:                   '++++++++',
  verExperiencia:               '++++++++',
  listarResenas:                '++++++++',
  verDisponibilidad:            '++++++++',
  listarProveedores:            '++++++++',
  verProveedor:                 '++++++++',
  verProveedorPorSlug:          '++++++++',
  verEstadisticas:              '++++++++',

  crearReserva:                 '++++-+--',
  listarReservas:               '--++-+--',
  listarReservasUsuario:        '--++-+--',
  buscarReserva:                '++++-+--',
  // Admins see reservas under /api/admin; here they are not the buyer.
  verReserva:                   '-ooo-o--',
  verEntrada:                   '-ooo-o--',
  verCalendario:                '-ooo-o--',
  extenderReserva:              '-ooo-o--',
  cotizarCancelacion:           '-ooo-o--',
  cancelarReserva:              '-ooo-o--',
  cotizarCambio:                '-ooo-o--',
  cambiarFecha:                 '-ooo-o--',
  verFactura:                   '-ooo-o--',
  pedirFactura:                 '-ooo-o--',
  verClaveDeEntradas:           '++++++++',

  verCalendarioPersonal:        '--++-+--',
  crearCalendarioPersonal:      '--++-+--',
  borrarCalendarioPersonal:     '--++-+--',
  // Its address is the credential.
  leerCalendarioPersonal:       '++++++++',

  crearSesionDePago:            '-ooo-o--',
  crearIntentoDePago:           '-ooo-o--',
  verConfiguracionDePago:       '++++++++',
  revisarPago:                  '-ooo-o--',

  listarExperienciasDeAnfitrion:'---+----',
  listarReservasDeAnfitrion:    '---+----',
  verResumenDeAnfitrion:        '---+----',
  listarExperienciasDeProveedor:'----+---',
  listarReservasDeProveedor:    '----+---',
  verResumenDeProveedor:        '----+---',
  verMiEmpresa:                 '-----+--',
  listarClaves:                 '-----+--',
  crearClave:                   '-----+--',
  revocarClave:                 '-----+--',
  listarExperienciasB2b:        '------+-',
  listarProveedoresB2b:         '------+-',
  listarPendientes:             '-------+',

  preguntarAsistente:           '++++++++',
}
