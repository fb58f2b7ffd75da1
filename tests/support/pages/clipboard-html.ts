import { readFileSync } from 'node:fs';

/** HTML as programs put it on the clipboard, what becomes of it, and what the editor says that it left out. */
type Pasting = { from: string; html: string; text: string; says: string };

export const pastings: readonly Pasting[] = [
  {
    from: 'Word: headings, lists, a table, a footnote and a picture',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet;} --></style></head><body lang=IN style='tab-interval:36.0pt'>
<!--StartFragment--><h1><span lang=IN>Produksi 2025<o:p></o:p></span></h1>
<p class=MsoNormal><b><span lang=IN style='color:red'>Kilang</span></b><span lang=IN> menghasilkan
alumina<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference>[1]</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=IN><o:p>&nbsp;</o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
lang=IN style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=IN>bauksit<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpMiddle style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><span lang=IN style='mso-list:Ignore'>a.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><span lang=IN>dicuci</span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span lang=IN style='mso-list:Ignore'>·<span>&nbsp; </span></span><span lang=IN>kaustik</span></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-firstrow:yes'>
<td width=200 valign=top style='width:150pt;border:solid 1.0pt'><p class=MsoNormal><b>Tahun<o:p></o:p></b></p></td><td><p class=MsoNormal><b>Ton<o:p></o:p></b></p></td></tr>
<tr><td><p class=MsoNormal>2025<o:p></o:p></p></td><td><p class=MsoNormal>1.000.000<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><a href="file:///C:/Users/sari/laporan.docx">Lampiran</a> <img width=600 height=400 src="file:///C:/Users/sari/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" alt="Dermaga"></p>
<!--EndFragment--></body></html>`,
    text: '<h2>Produksi 2025</h2><p><strong>Kilang</strong> menghasilkan alumina[1].</p><ul><li>bauksit<ol><li>dicuci</li></ol></li><li>kaustik</li></ul><table><tbody><tr><td><strong>Tahun</strong></td><td><strong>Ton</strong></td></tr><tr><td>2025</td><td>1.000.000</td></tr></tbody></table><p>Lampiran</p>',
    says: 'colors, link target “file:///C:/Users/sari/laporan.docx”, picture “Dermaga”. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'Excel: a range of cells',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=ProgId content=Excel.Sheet><style>.xl65 {mso-number-format:"\\#\\,\\#\\#0";}</style></head>
<body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'><tr height=20 style='height:15.0pt'>
<td height=20 width=64 style='height:15.0pt;width:48pt'>Tahun</td><td width=64>Ton</td></tr>
<tr height=20><td height=20 align=right x:num>2024</td><td class=xl65 align=right>940.000</td></tr>
<tr height=20><td colspan=2 style='mso-ignore:colspan'>Jumlah &lt; 1 juta</td></tr><!--EndFragment--></table></body></html>`,
    text: '<table><tbody><tr><td>Tahun</td><td>Ton</td></tr><tr><td>2024</td><td>940.000</td></tr><tr><td colspan="2">Jumlah &lt; 1 juta</td></tr></tbody></table>',
    says: '',
  },
  {
    from: 'Google Docs: formats as styles, nested lists between items',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">Rencana</span></h2><p dir="ltr" style="line-height:1.38;text-align: center;"><span style="font-weight:700;color:#000000;background-color:transparent;">tebal</span><span style="font-style:italic;"> miring</span><a href="https://www.google.com/url?q=https://example.com/a&amp;sa=D" style="text-decoration:none;"><span style="text-decoration:underline;"> tautan</span></a></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>satu</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>satu a</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>dua</span></p></li></ul><br><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="120"/><col width="120"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>B</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`,
    text: '<h2>Rencana</h2><p class="ql-align-center"><strong>tebal</strong><em> miring</em><a href="https://example.com/a"> tautan</a></p><ul><li>satu<ul><li>satu a</li></ul></li><li>dua</li></ul><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
    says: '',
  },
  {
    from: 'a web page: header cells, figure, video, form, script',
    html: `<meta charset="utf-8"><article><h1>Berita</h1><div class="lead">Satu</div><div>Dua <span onclick="alert(1)">tiga</span></div><table><caption>Produksi</caption><thead><tr><th scope="col">Tahun</th><th scope="col">Ton</th></tr></thead><tbody><tr><th scope="row">2025</th><td>1<br>juta</td></tr></tbody></table><figure><img src="https://other.example/kapal.jpg" alt=""><figcaption>Kapal</figcaption></figure><hr><blockquote><p>Kami siap.</p></blockquote><iframe src="https://video.example/1"></iframe><form><input value="x"></form><script>alert(1)</script><pre>a
  b</pre></article>`,
    text: '<h2>Berita</h2><p>Satu</p><p>Dua tiga</p><table><caption>Produksi</caption><thead><tr><th scope="col">Tahun</th><th scope="col">Ton</th></tr></thead><tbody><tr><th scope="row">2025</th><td>1<br />juta</td></tr></tbody></table><p>Kapal</p><hr /><blockquote>Kami siap.</blockquote><pre>a\n  b</pre>',
    says: 'embedded content “https://video.example/1”, form field, picture “kapal.jpg”. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'a mail: tables for layout, a counting pixel, a picture of the mail',
    html: `<div dir="ltr"><div style="display:none">Preheader</div><table role="presentation" width="600"><tr><td><table><tr><td><p style="margin:0;text-align:right">Yth. Redaksi,</p>Terlampir<br>rilis kami.</td></tr></table></td></tr></table><img src="https://count.example/p.gif" width="1" height="1"><img src="cid:logo@mail" alt="Logo"><a href="mailto:humas@example.com">Humas</a></div>`,
    text: '<p class="ql-align-right">Yth. Redaksi,</p><p>Terlampir<br />rilis kami.</p><p><a href="mailto:humas@example.com">Humas</a></p>',
    says: 'hidden content, picture “Logo”. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'an attacker',
    html: `<p>Kept<img src=x onerror="window.hit=1"></p><svg><style><img src=x onerror="window.hit=2"></style></svg><math><mtext><table><mglyph><style><img src=x onerror="window.hit=3"></style></table></mtext></math><a href="&#106;avascript:window.hit=4">link</a><p style="background:url(https://evil.example/)">styled</p><template><script>window.hit=5</script></template><noscript><p title="</noscript><img src=x onerror=window.hit=6>"></noscript><table><tr><td colspan="1000000000" rowspan="1000000000">1</td><td>2</td></tr></table><object data="x"></object>`,
    text: '<p>Kept</p><p>link</p><p>styled</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    says: 'embedded content, drawing or formula, picture “x”, link target “javascript:window.hit=4”, colors. Add pictures with the picture button, or paste them one by one.',
  },
  {
    from: 'Google Docs: a comment',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr"><span>Produksi naik</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span>.</span></p><div style="border:1px solid black"><p dir="ltr"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>RAHASIA, jangan terbit</span></p></div></b>`,
    text: '<p>Produksi naik.</p>',
    says: 'comments.',
  },
  {
    from: 'LibreOffice: tracked changes, a numbered list and a colour',
    html: `<!DOCTYPE html><html><head><meta name="generator" content="LibreOffice 7.6"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head><body lang="id-ID" dir="ltr"><p style="margin-bottom: 0cm"><font color="#c9211e">Merah</font> <del cite="#" datetime="2026-03-04T05:06:00">lama</del><ins cite="#" datetime="2026-03-04T05:06:00">baru</ins></p><ol start="4"><li><p style="margin-bottom: 0cm">empat</p></li><ol type="a"><li><p>empat a</p></li></ol><li><p>lima</p></li></ol></body></html>`,
    text: '<p>Merah baru</p><ol start="4"><li>empat<ol><li>empat a</li></ol></li><li>lima</li></ol>',
    says: 'text deleted while changes were tracked, colors.',
  },
  {
    from: 'Notion: to-dos, a toggle and a quotation',
    html: `<meta charset='utf-8'><h1>Rapat</h1><ul><li>[x] Selesai</li><li>[ ] Belum<ul><li>anak</li></ul></li></ul><details><summary>Rincian</summary><p>Isi</p></details><blockquote>Satu<br>dua</blockquote><p>Kode <code>ls</code></p><!-- notionvc: 7f3b -->`,
    text: '<h2>Rapat</h2><ul><li>[x] Selesai</li><li>[ ] Belum<ul><li>anak</li></ul></li></ul><p>Rincian</p><p>Isi</p><blockquote>Satu<br />dua</blockquote><p>Kode <code>ls</code></p>',
    says: '',
  },
  {
    from: 'Word for the web: a nested list of bullets and numbers',
    html: `<div class="ListContainerWrapper SCXW9 BCX8"><ul class="BulletListStyle1 SCXW9" role="list"><li data-aria-posinset="1" data-aria-level="1" role="listitem"><p class="Paragraph SCXW9"><span class="TextRun SCXW9" lang="EN-US">Tambang</span><span class="EOP SCXW9">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW9 BCX8"><ol class="NumberListStyle2 SCXW9" role="list" start="1"><li data-aria-posinset="1" data-aria-level="2" role="listitem"><p class="Paragraph SCXW9"><span class="TextRun SCXW9" style="font-weight:bold">Toho</span><span class="EOP SCXW9">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper SCXW9 BCX8"><ol class="NumberListStyle2 SCXW9" role="list" start="2"><li data-aria-posinset="2" data-aria-level="2" role="listitem"><p class="Paragraph SCXW9"><span class="TextRun SCXW9">Kuala Mandor</span><span class="EOP SCXW9">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper SCXW9 BCX8"><ul class="BulletListStyle1 SCXW9" role="list"><li data-aria-posinset="2" data-aria-level="1" role="listitem"><p class="Paragraph SCXW9"><span class="TextRun SCXW9">Kilang</span></p></li></ul></div>`,
    text: '<ul><li>Tambang<ol><li><strong>Toho</strong></li><li>Kuala Mandor</li></ol></li><li>Kilang</li></ul>',
    says: '',
  },
  {
    from: 'Excel: a hidden column without styles of its cells',
    html: `<table><col width=64><col width=0 style='display:none'><col width=64><tr><td>Unit</td><td>Gaji</td><td>Ton</td></tr><tr><td colspan=2>Kilang</td><td>5</td></tr></table>`,
    text: '<table><tbody><tr><td>Unit</td><td>Ton</td></tr><tr><td>Kilang</td><td>5</td></tr></tbody></table>',
    says: 'hidden content.',
  },
  {
    from: 'a web page in another language, with a language within it',
    html: `<div lang="ar" dir="rtl"><p>مصفاة <span lang="en" dir="ltr">Kijing</span></p></div><p lang="id">Teks</p><p>Ini <em lang="la">ad hoc</em></p>`,
    text: '<p lang="ar" dir="rtl">مصفاة <span lang="en" dir="ltr">Kijing</span></p><p lang="id">Teks</p><p>Ini <span lang="la"><em>ad hoc</em></span></p>',
    says: '',
  },
  ...(
    [
      [
        'excel-hidden',
        '<table><tbody><tr><td>Unit</td><td>Ton</td></tr><tr><td>Kilang</td><td>5</td></tr></tbody></table>',
        'hidden content.',
      ],
      [
        'excel-merged',
        '<table><tbody><tr><td colspan="2" rowspan="2">Wilayah</td><td colspan="2">Produksi</td></tr><tr><td>2024</td><td>2025</td></tr><tr><td colspan="2">Mempawah</td><td>1.000</td><td>1.050</td></tr></tbody></table>',
      ],
      ['gdocs-bold', '<p>Biasa <strong>tebal</strong></p>'],
      ['gdocs-list-start', '<ol><li>Satu</li></ol><p>Sela.</p><ol start="2"><li>Dua</li></ol>'],
      [
        'gsheets',
        '<table><tbody><tr><td>Bulan</td><td>Ton</td></tr><tr><td>Maret</td><td>1.234,5</td></tr></tbody></table>',
      ],
      ['list-alpha', '<ol><li>satu</li><li>dua</li></ol>'],
      ['nbsp-shy', '<p>PT\u00a0Contoh memro\u00adduksi alu\u00admina\u00a0murni\u200b.</p>'],
      [
        'nested-inline',
        '<p><a href="https://contoh.example/a?b=1&amp;c=2">tautan</a> <a href="https://contoh.example/laporan">Safe Links</a></p>',
      ],
      [
        'outlook-mail',
        '<p><strong>Dari:</strong> Humas</p><table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>',
      ],
      ['rtl', '<p lang="ar" dir="rtl">مصفاة الألومينا</p><p>Teks</p>'],
      ['smart-quotes', '<p>“Kami bangga,” ujar direktur — ‘ini’ 5′ × 3″ … ﬁnal</p>'],
      ['tabs-spaces', '<p>Nama Budi</p><pre>a\tb\n  c</pre>'],
      ['task-list', '<ul><li>Selesai</li><li>Belum</li></ul>', 'form field.'],
      ['word-comments', '<p>Produksi naik 12 persen pada kuartal ini.</p>', 'comments.'],
      ['word-footnote', '<p>Alumina[1] murni.</p><hr /><p>[1] Kadar 98,6 persen.</p>'],
      ['word-hidden', '<p>Tampak jelas.</p>', 'hidden content.'],
      [
        'word-list-interrupted',
        '<ol><li>Terima bauksit</li><li>Giling</li></ol><p>Catatan: pabrik berhenti satu jam.</p><ol start="3"><li>Larutkan</li><li>Saring</li></ol>',
      ],
      [
        'word-list-nested',
        '<ol><li>Terima bauksit<ol><li>Periksa kadar</li><li>Timbang</li></ol></li><li>Giling</li></ol>',
      ],
      ['word-online-list', '<p>Urutan:</p><ol><li>Tambang</li><li>Kilang</li><li>Pelabuhan</li></ol>'],
      ['word-tracked', '<p>Kapasitas 1,0 juta ton.</p>', 'text deleted while changes were tracked.'],
      ['youtube', '<p>Video:</p><p>Akhir.</p>', 'embedded content “https://www.youtube.com/embed/AAAAAAAAAAA”.'],
    ] as const
  ).map(([from, text, says = '']) => ({
    from,
    html: readFileSync(new URL(`../../fixtures/pasted/${from}.html.txt`, import.meta.url), 'utf8'),
    text,
    says,
  })),
];
