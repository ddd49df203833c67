import { repartir } from '#domain/pagos/asientos.ts'
import { enPorcentaje, IVA } from '#domain/pesos.ts'
import { useState } from 'react'
import type { Condiciones } from '#contract/reglas.ts'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatDecimal, formatNumero, formatPesos } from '#web/ui/formato.ts'
import { TextInput } from '#web/ui/text-input.tsx'

const CAMPOS = {
  precio: {
    label: 'Precio por persona',
    hint: 'En pesos, con impuestos',
    min: 1_000,
    max: 2_000_000,
    error: 'Escribe un precio entre $1.000 y $2.000.000',
  },
  cupos: {
    label: 'Personas por salida',
    hint: 'Los cupos que esperas llenar',
    min: 1,
    max: 50,
    error: 'Escribe un número entre 1 y 50',
  },
  salidas: {
    label: 'Salidas al mes',
    hint: 'Cuántas veces la haces',
    min: 1,
    max: 200,
    error: 'Escribe un número entre 1 y 200',
  },
} as const

type Campo = keyof typeof CAMPOS
const NOMBRES = Object.keys(CAMPOS) as Campo[]

/** The visitor's own figures, and what would reach their account. */
export function Calculadora({ plan: { comision } }: { plan: Condiciones['planes'][number] }) {
  const [textos, setTextos] = useState<Record<Campo, string>>({ precio: '25.000', cupos: '6', salidas: '4' })
  const [visitados, setVisitados] = useState<readonly Campo[]>([])
  const valores = { precio: leer('precio', textos), cupos: leer('cupos', textos), salidas: leer('salidas', textos) }

  function escribir(campo: Campo, texto: string) {
    setVisitados(visitados.filter((cada) => cada !== campo))
    setTextos({ ...textos, [campo]: texto })
  }

  const salir = (campo: Campo) => setVisitados([...visitados, campo])

  return (
    <div className="grid gap-6 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6 lg:grid-cols-[20rem_1fr] lg:gap-12 lg:p-8">
      <div className="grid content-start gap-5">
        {NOMBRES.map((campo) => (
          <Field
            key={campo}
            label={CAMPOS[campo].label}
            name={campo}
            hint={CAMPOS[campo].hint}
            error={
              visitados.includes(campo) && valores[campo] === null
                ? (leerPesosDe(campo, textos).duda ?? CAMPOS[campo].error)
                : undefined
            }
          >
            {campo === 'precio' ? (
              <PesosInput
                value={textos.precio}
                onValueChange={(texto) => escribir('precio', texto)}
                onBlur={() => salir('precio')}
              />
            ) : (
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={textos[campo]}
                onChange={(event) => escribir(campo, event.currentTarget.value)}
                onBlur={() => salir(campo)}
              />
            )}
          </Field>
        ))}
      </div>
      <Resultado {...valores} comision={comision} />
    </div>
  )
}

function Resultado({ precio, cupos, salidas, comision }: Record<Campo, number | null> & { comision: number }) {
  const completo = precio !== null && cupos !== null && salidas !== null
  const ventas = completo ? precio * cupos * salidas : 0
  const reparto = completo ? repartir(ventas, Math.round(comision * 100)) : null
  return (
    <div className="flex flex-col gap-4 rounded-card bg-well p-4 sm:p-6">
      <div role="status" className="grid gap-2">
        <p className="font-medium">Recibes al mes</p>
        {reparto && completo ? (
          <>
            <p className="text-h1 font-bold tabular-nums">{formatPesos(reparto.operador)}</p>
            <p className="text-text-2 tabular-nums">
              {formatPesos(precio)} × {formatNumero(cupos)} × {formatNumero(salidas)} − comisión e IVA ={' '}
              {formatPesos(reparto.operador)}
            </p>
          </>
        ) : (
          <p className="text-text-2">Completa los tres datos para ver el resultado.</p>
        )}
      </div>
      {reparto && (
        <dl className="grid gap-2 border-t border-border pt-4">
          <Linea nombre="Ventas" monto={formatPesos(ventas)} />
          <Linea nombre={`Comisión, ${formatDecimal(comision)} %`} monto={`−${formatPesos(reparto.comision)}`} />
          <Linea nombre={`IVA de la comisión, ${enPorcentaje(IVA)}`} monto={`−${formatPesos(reparto.ivaComision)}`} />
        </dl>
      )}
      <p className="mt-auto max-w-measure text-small text-text-2">
        Es un cálculo con tus datos, no una promesa. No incluye tus costos ni tus impuestos.
      </p>
    </div>
  )
}

function Linea({ nombre, monto }: { nombre: string; monto: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-text-2">{nombre}</dt>
      <dd className="font-medium tabular-nums">{monto}</dd>
    </div>
  )
}

// A small count is one; a small price is asked about.
const leerPesosDe = (campo: Campo, textos: Record<Campo, string>) =>
  campo === 'precio'
    ? leerPesos(textos.precio)
    : { pesos: /^\d+$/.test(textos[campo].trim()) ? Number(textos[campo]) : null, duda: null }

function leer(campo: Campo, textos: Record<Campo, string>): number | null {
  const valor = leerPesosDe(campo, textos).pesos
  return valor !== null && valor >= CAMPOS[campo].min && valor <= CAMPOS[campo].max ? valor : null
}
