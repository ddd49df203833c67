import { useEffect, useRef, useState } from 'react'
import type { FotoSubida } from '#contract/experiencias.ts'
import { FOTO_BYTES, TIPOS_FOTO } from '#contract/topes.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { formatPeso } from '#web/ui/formato.ts'
import { subirFoto } from './subir-foto.ts'

export interface Subida {
  clave: number
  nombre: string
  archivo: File
  avance: number
  error: string | null
  /** What cannot be sent is not tried again. */
  isFinal: boolean
}

/** Sends files one after the other, each with its progress; a failed one waits to be tried again. */
export function useSubidas({ ruta, onFoto }: { ruta: string; onFoto(foto: FotoSubida): void }) {
  const [subidas, setSubidas] = useState<Subida[]>([])
  const [aborto] = useState(() => new AbortController())
  const fila = useRef<Promise<void>>(Promise.resolve())
  const claves = useRef(0)
  const perdidas = useRef(0)
  const alLlegar = useRef(onFoto)
  useEffect(() => {
    alLlegar.current = onFoto
  })
  useEffect(() => () => aborto.abort(), [aborto])

  const editar = (clave: number, cambio: Partial<Subida>) =>
    setSubidas((todas) => todas.map((una) => (una.clave === clave ? { ...una, ...cambio } : una)))
  const quitar = (clave: number) => setSubidas((todas) => todas.filter((una) => una.clave !== clave))

  async function enviar({ clave, archivo }: Subida): Promise<void> {
    if (aborto.signal.aborted) return
    try {
      const foto = await subirFoto({
        ruta,
        archivo,
        onAvance: (avance) => editar(clave, { avance }),
        signal: aborto.signal,
      })
      quitar(clave)
      alLlegar.current(foto)
    } catch (error) {
      perdidas.current++
      if (!aborto.signal.aborted) editar(clave, { error: detalleDe(error), avance: 0 })
    }
  }
  const enFila = (subida: Subida) => void (fila.current = fila.current.then(() => enviar(subida)))

  return {
    subidas,
    quitar,
    agregar(archivos: File[]) {
      const nuevas = archivos.map((archivo): Subida => ({
        clave: ++claves.current,
        nombre: archivo.name,
        archivo,
        avance: 0,
        error: reparo(archivo),
        isFinal: reparo(archivo) !== null,
      }))
      setSubidas((todas) => [...todas, ...nuevas])
      for (const subida of nuevas) if (!subida.isFinal) enFila(subida)
    },
    reintentar(subida: Subida) {
      editar(subida.clave, { error: null, avance: 0 })
      enFila(subida)
    },
    /** Waits for what is on its way, and what joins it meanwhile; false where something of it did not arrive. */
    async terminar(): Promise<boolean> {
      const antes = perdidas.current
      let ultima: Promise<void>
      do await (ultima = fila.current)
      while (ultima !== fila.current)
      return perdidas.current === antes
    },
  }
}

/** What the server would refuse, said before it travels. */
function reparo({ size, type }: File): string | null {
  if (size > FOTO_BYTES) return `La foto pesa ${formatPeso(size)}. El máximo es ${formatPeso(FOTO_BYTES)}`
  return TIPOS_FOTO.some((tipo) => tipo === type) ? null : 'La foto debe ser JPG, PNG o WebP'
}
