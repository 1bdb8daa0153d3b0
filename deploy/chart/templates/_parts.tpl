{{/* Parts of pods that are the same everywhere. Templates use what Go's template language has by itself, without the functions of Sprig, so that tests render them: docs/decisions/0087. */}}
{{- define "suvarna.pod-security" }}
      automountServiceAccountToken: false
      securityContext:
        runAsNonRoot: true
        runAsUser: 10001
        runAsGroup: 10001
        fsGroup: 10001
        seccompProfile:
          type: RuntimeDefault
{{- end }}
{{- define "suvarna.container-security" }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
{{- end }}
{{- define "suvarna.pull" }}
{{- if .Values.image.pullSecrets }}
      imagePullSecrets:
{{- range .Values.image.pullSecrets }}
        - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}
{{- define "suvarna.commerce-env" }}
            - name: SHOP_ORIGIN
              value: {{ printf "%q" .Values.origin }}
            # The addresses that pods have: composers say for whom they ask.
            - name: TRUSTED_PROXIES
              value: uniquelocal
            - name: DATABASE_POOLER
              value: transaction
            - name: DATABASE_NAMED_STATEMENTS
              value: "1"
            - name: DATABASE_URL
              valueFrom:
                secretKeyRef:
                  name: {{ .Values.secrets.databasePooled }}
                  key: uri
            - name: DATABASE_DIRECT_URL
              valueFrom:
                secretKeyRef:
                  name: {{ template "suvarna.owner-secret" . }}
                  key: uri
            - name: IMAGING_URL
              value: http://{{ .Release.Name }}-imaging:4100
            - name: SUPPORT_PHONE
              value: {{ printf "%q" .Values.store.supportPhone }}
            - name: SUPPORT_WHATSAPP
              value: {{ printf "%q" .Values.store.supportWhatsapp }}
            - name: SUPPORT_EMAIL
              value: {{ printf "%q" .Values.store.supportEmail }}
            - name: GRIEVANCE_OFFICER_NAME
              value: {{ printf "%q" .Values.store.grievanceOfficerName }}
            - name: GRIEVANCE_OFFICER_EMAIL
              value: {{ printf "%q" .Values.store.grievanceOfficerEmail }}
            - name: CONTACT_SINCE
              value: {{ printf "%q" .Values.store.contactSince }}
{{- end }}
{{- define "suvarna.owner-secret" }}{{ if .Values.database.enabled }}{{ .Release.Name }}-database-app{{ else }}{{ .Values.database.ownerSecret }}{{ end }}{{ end }}
