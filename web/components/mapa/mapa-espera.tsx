/** Where a map will be. */
export const MapaEspera = () => (
  <p role="status" className="grid size-full place-content-center text-small text-text-2">
    Cargando el mapa...
  </p>
)
