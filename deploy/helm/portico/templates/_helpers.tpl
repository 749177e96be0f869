{{- define "portico.name" -}}
{{- if contains "portico" .Release.Name -}}
{{- .Release.Name | trunc 55 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-portico" .Release.Name | trunc 55 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- /* The name of a Deployment: takes the context and the name that values.yaml gives it, which may be empty. */ -}}
{{- define "portico.part" -}}
{{- include "portico.name" (index . 0) -}}{{- with index . 1 }}-{{ . }}{{- end -}}
{{- end -}}

{{- define "portico.selector" -}}
app.kubernetes.io/name: portico
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- /* The pods of one Deployment, named as for portico.part. */ -}}
{{- define "portico.partSelector" -}}
{{ include "portico.selector" (index . 0) }}
{{- with index . 1 }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end -}}

{{- define "portico.labels" -}}
{{ include "portico.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
{{- end -}}

{{- define "portico.host" -}}
{{- . | trimPrefix "https://" | trimPrefix "http://" | trimSuffix "/" -}}
{{- end -}}
