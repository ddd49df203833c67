import jsQR from 'jsqr'
import { Camera, CameraOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Estado = 'apagada' | 'abriendo' | 'encendida' | 'bloqueada'

const CADA_MS = 180
/** Pictures without a code after which the same one may be read again: it was taken away, not shaken. */
const VACIAS = 5
/** Enough for a QR that fills a third of the picture, and quick on a phone of some years ago. */
const ANCHO = 480

/** The camera, read on the device: no picture leaves it. While paused it stays on and reads nothing. */
export function Lector({ isPaused, onTexto }: { isPaused: boolean; onTexto: (texto: string) => void }) {
  const [estado, setEstado] = useState<Estado>('apagada')
  const video = useRef<HTMLVideoElement>(null)
  const leido = useRef<string | null>(null)
  const vacias = useRef(0)
  const isOn = estado === 'abriendo' || estado === 'encendida'

  useEffect(() => {
    if (!isOn) return
    let stream: MediaStream | undefined
    let isGone = false
    const stop = (): void => stream?.getTracks().forEach((track) => track.stop())
    async function open(): Promise<void> {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        if (isGone || !video.current) return stop()
        video.current.srcObject = stream
        await video.current.play()
        setEstado('encendida')
      } catch {
        if (!isGone) setEstado('bloqueada') // refused, taken by another program, or none there
      }
    }
    void open()
    return () => {
      isGone = true
      stop()
    }
  }, [isOn])

  useEffect(() => {
    if (estado !== 'encendida' || isPaused) return
    const canvas = document.createElement('canvas')
    const timer = setInterval(() => {
      const texto = video.current && leer(video.current, canvas)
      if (!texto) return void (++vacias.current >= VACIAS && (leido.current = null))
      vacias.current = 0
      if (texto === leido.current) return
      leido.current = texto
      onTexto(texto)
    }, CADA_MS)
    return () => clearInterval(timer)
  }, [estado, isPaused, onTexto])

  if (estado === 'bloqueada') {
    return (
      <Notice
        tone="warning"
        role="alert"
        title="La cámara está bloqueada. Ingresa el código o habilítala en tu navegador"
        action={
          <Button variant="outline" onClick={() => setEstado('abriendo')}>
            Reintentar
          </Button>
        }
      />
    )
  }
  if (!isOn) {
    return (
      <div className="grid gap-3">
        <Button isWide icon={<Camera size={20} aria-hidden />} onClick={() => setEstado('abriendo')}>
          Activar cámara
        </Button>
        <p className="text-small text-text-2">Usaremos la cámara solo para leer el código. No guardamos imágenes</p>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <video
        ref={video}
        muted
        playsInline
        aria-label="Imagen de la cámara"
        className="aspect-square w-full rounded-card bg-surface-2 object-cover sm:aspect-4/3"
      />
      <p role="status" className="text-small text-text-2">
        {estado === 'abriendo' ? 'Abriendo la cámara...' : 'Apunta al código QR de la entrada'}
      </p>
      <Button variant="quiet" icon={<CameraOff size={20} aria-hidden />} onClick={() => setEstado('apagada')}>
        Apagar cámara
      </Button>
    </div>
  )
}

function leer(video: HTMLVideoElement, canvas: HTMLCanvasElement): string | null {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return null
  canvas.width = ANCHO
  canvas.height = Math.round((videoHeight / videoWidth) * ANCHO)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data ?? null
}
