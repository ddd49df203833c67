import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api/api.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { MESES } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Select } from '#web/ui/select.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { guardarArchivo } from '../guardar-archivo.ts'

const LLAMADAS = {
  anfitrion: 'exportarLiquidacionesDeAnfitrion',
  proveedor: 'exportarLiquidacionesDeProveedor',
} as const
const MESES_ATRAS = 12

/** What was paid in a month, as a file for the accountant. */
export function DescargaDelMes({ operador }: { operador: Operador }) {
  const [meses] = useState(ultimosMeses)
  const [mes, setMes] = useState(meses[0]!.value)
  const descargar = useMutation({
    mutationFn: async () =>
      guardarArchivo(`liquidaciones-${mes}.csv`, await api.call(LLAMADAS[operador], { mes }), 'text/csv'),
  })
  return (
    <section
      aria-labelledby="contador"
      className="grid grid-cols-1 gap-3 rounded-card border border-border bg-surface p-4"
    >
      <h2 id="contador" className="text-h3">
        Para tu contador
      </h2>
      <p className="max-w-measure text-text-2">
        Lo que te pagamos en el mes, línea por línea: precio, comisión, IVA, retención y neto.
      </p>
      <div className="flex flex-wrap items-end gap-4">
        <div className="w-56">
          <Field label="Mes" name="mes">
            <Select
              required={false}
              value={mes}
              options={meses}
              onChange={(event) => setMes(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button
          variant="outline"
          icon={<Download size={20} aria-hidden />}
          status={descargar.isPending ? 'loading' : 'default'}
          onClick={() => descargar.mutate()}
        >
          Descargar CSV
        </Button>
      </div>
      {descargar.error && (
        <p role="alert" className="text-small text-danger">
          {detalleDe(descargar.error)}
        </p>
      )}
    </section>
  )
}

function ultimosMeses(): { value: string; label: string }[] {
  const [anio, esteMes] = diaEn(new Date()).split('-').map(Number) as [number, number, number]
  return Array.from({ length: MESES_ATRAS }, (_, i) => {
    const mes = new Date(Date.UTC(anio, esteMes - 1 - i, 1))
    const nombre = MESES[mes.getUTCMonth()]!
    return {
      value: mes.toISOString().slice(0, 7),
      label: `${nombre[0]!.toUpperCase()}${nombre.slice(1)} de ${mes.getUTCFullYear()}`,
    }
  })
}
