export const LLAMADAS = {
  anfitrion: {
    listar: 'listarEquipoDeAnfitrion',
    invitar: 'invitarAlEquipoDeAnfitrion',
    anular: 'anularInvitacionDeAnfitrion',
    papel: 'cambiarPapelDeAnfitrion',
    quitar: 'quitarDelEquipoDeAnfitrion',
    activar: 'activarDelEquipoDeAnfitrion',
    salidas: 'listarSalidasDelEquipoDeAnfitrion',
    guia: 'asignarGuiaDeAnfitrion',
  },
  proveedor: {
    listar: 'listarEquipoDeProveedor',
    invitar: 'invitarAlEquipoDeProveedor',
    anular: 'anularInvitacionDeProveedor',
    papel: 'cambiarPapelDeProveedor',
    quitar: 'quitarDelEquipoDeProveedor',
    salidas: 'listarSalidasDelEquipoDeProveedor',
    guia: 'asignarGuiaDeProveedor',
  },
} as const

export const equipoKey = (operador: keyof typeof LLAMADAS) => ['equipo', operador] as const
