import { api } from '#web/api/api.ts'

/** Adds the phone to the account; what else the profile says stays. */
export async function guardarCelular(telefono: string): Promise<void> {
  const { nombre, apellido, paisResidencia, idioma } = await api.call('verPerfil', {})
  await api.call('guardarDatos', {
    nombre,
    telefono,
    ...(apellido && { apellido }),
    ...(paisResidencia && { paisResidencia }),
    ...(idioma && { idioma }),
  })
}
